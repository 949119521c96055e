import { react, receive } from './push-events.ts';
import { dropOldShells, fillShell, serveShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

// A new version takes over at once: pages load files by their hash, so an open page of the old one loses nothing by it.
self.addEventListener('install', (event) => event.waitUntil(fillShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => self.clients.claim())));
self.addEventListener('fetch', serveShell);
self.addEventListener('push', (event) => event.waitUntil(receive(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(react(event)));
