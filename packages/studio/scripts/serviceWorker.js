/**
 * Keeps the site for use without a network. What the build knows is put in front of this file: FILES, all files of the
 * site, and VERSION, which changes with them.
 */
/* global FILES, VERSION */
const CACHE = `studio-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

/** Files with a hash in their name never change; others are asked for, and taken from here when nobody answers. */
const answer = async (request) => {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept && new URL(request.url).pathname.includes('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});
