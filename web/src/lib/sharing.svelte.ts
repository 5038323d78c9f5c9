/**
 * Links for other people and other devices. On the machine that the server runs on, the address bar says 127.0.0.1,
 * which no other device can open; the server knows by which address they reach it, if they do.
 */

import * as api from './api';
import { address } from './router.svelte';

const isOnServersMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** Where other devices find the server: empty if they cannot, null until that is known. */
let network = $state.raw<string | null>(null);

/** To be called where a link is about to be shown. */
export async function findNetworkAddress(): Promise<void> {
  if (isOnServersMachine) {
    network = await api.networkAddress().catch(() => null);
  }
}

export function sharedLink(...names: (string | number)[]): string {
  const link = address(...names);
  return network ? link.replace(location.origin, network) : link;
}

/** Whether links open on this machine only. */
export function isSharedHereOnly(): boolean {
  return network === '';
}

/** Copies a text, also on plain HTTP pages, where browsers have no `navigator.clipboard`. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  if (!isCopied) {
    throw new Error('the browser does not copy');
  }
}
