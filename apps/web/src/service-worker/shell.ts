/// <reference types="vite/client" />
declare const self: ServiceWorkerGlobalScope;

/** Written by the build: what the app needs to start without a network, and a word that changes with any of it. */
declare const __SHELL__: { readonly version: string; readonly files: readonly string[] };

const PAGE = '/';
const CACHE = `shell-${__SHELL__.version}`;
/** A page that takes longer has no network worth the name. */
const PATIENCE_MS = 6_000;
/** Answered by the server alone: none of them is a screen. */
const NO_SCREEN = /^\/(downloads|calendar|events|graphql|apps)(\/|$)/;

/** Hashed files never change, so the browser's own cache may answer; the page is asked anew. */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...__SHELL__.files]);
}

export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

/** Answers from the shell what belongs to it; data and everything else go their way as if nobody stood in it. */
export function serveShell(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_SCREEN.test(pathname)) event.respondWith(pageOf(event));
  } else if (__SHELL__.files.includes(pathname)) event.respondWith(fileOf(request));
}

/** The server's page, which is of the newest version; the kept one only where there is none to be had. */
async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    const answer = await soon(fetchPage(event));
    if (answer.status < 500) return answer;
    return (await caches.match(PAGE)) ?? answer;
  } catch (cause) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw cause;
  }
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

function soon<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The server took too long')), PATIENCE_MS);
    }),
  ]);
}

const fileOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);
