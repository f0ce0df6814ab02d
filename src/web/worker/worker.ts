import { answer } from './answer.js';
import { notify, type Pushed, readPushed } from './notify.js';
import { forgetOldShells, keepShell, shellFor } from './shell.js';

/*
 * The service worker of the page: it shows what the service pushes, takes answers from notifications, and serves the
 * page without a connection. It is one file without imports, so it works in every browser.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(self.registration.scope).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const served = shellFor(event.request, self.registration.scope);
  if (served !== null) event.respondWith(served);
});

self.addEventListener('push', (event) => {
  const pushed = readPushed(event.data);
  if (pushed !== null) event.waitUntil(show(pushed));
});

/** Needs no notification while the page is visible, because the page shows it. */
async function show(pushed: Pushed): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')) return;
  await notify(self.registration, pushed);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const pushed = event.notification.data as Pushed;
  const chosen = pushed.answers[Number(event.action || 'NaN')];
  event.waitUntil(chosen === undefined ? goTo(pushed.url) : answer(self.registration, pushed, chosen));
});

/** An open page goes there; otherwise a new one opens. */
async function goTo(url: string): Promise<void> {
  const { hash } = new URL(url);
  const target = new URL(hash, self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) await self.clients.openWindow(target);
  else await open.navigate(target).then((client) => client?.focus());
}
