import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { begin } from './lib/l10n.svelte';
import { showTheme } from './lib/settings.svelte';

showTheme();
await begin();
mount(App, { target: document.getElementById('app')! });
