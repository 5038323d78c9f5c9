import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { begin } from './lib/l10n.svelte';
import { showTheme } from './lib/settings.svelte';
import { followUpdates } from './lib/updates';

followUpdates();
showTheme();
await begin();
mount(App, { target: document.getElementById('app')! });

// A page for the time without a connection; browsers have it only over https and on this machine.
if ('serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
