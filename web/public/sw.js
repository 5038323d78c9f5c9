// Keeps one page for the time without a connection. Everything else comes from the server, always.
const KEPT = 'questhall-offline-1';
const OFFLINE = '/offline.html';
const FILES = [OFFLINE, '/offline.css', '/offline.js', '/icon-192.png'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== KEPT));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(path)));
  }
});
