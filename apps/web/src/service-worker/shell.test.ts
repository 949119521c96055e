import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://app.example';
const NAMES = ['shell-1', 'shell-2', 'other'];
const deleted: string[] = [];
const added: unknown[] = [];
let shell: typeof import('./shell.ts');

beforeEach(async () => {
  deleted.length = 0;
  added.length = 0;
  vi.resetModules();
  vi.stubGlobal('__SHELL__', { version: '2', files: ['/assets/a.js'] });
  vi.stubGlobal('self', { location: { origin: ORIGIN }, registration: {} });
  vi.stubGlobal(
    'Request',
    class {
      readonly asked: readonly unknown[];
      constructor(...asked: readonly unknown[]) {
        this.asked = asked;
      }
    },
  );
  vi.stubGlobal('caches', {
    open: async (name: string) => ({ addAll: async (files: readonly unknown[]) => added.push(name, ...files) }),
    keys: async () => NAMES,
    delete: async (name: string) => deleted.push(name),
    match: async (what: unknown) => new Response(what === '/' ? 'kept page' : 'kept file'),
  });
  shell = await import('./shell.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** The page's answer to a request; undefined where it goes its way as if there were no service worker. */
const answerTo = async (url: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> => {
  let answer: Promise<Response> | undefined;
  const event = {
    request: { url: URL.parse(url, ORIGIN)?.href, mode, method },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  };
  shell.serveShell(event as unknown as FetchEvent);
  return (await answer)?.text();
};
const openPage = (url = '/') => answerTo(url, { mode: 'navigate' });
const serverSays = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

it('keeps the files of its own version, with a page that no cache gave', async () => {
  await shell.fillShell();
  expect(added).toEqual(['shell-2', { asked: ['/', { cache: 'reload' }] }, '/assets/a.js']);
});

it('clears away what other versions kept', async () => {
  await shell.dropOldShells();
  expect(deleted).toEqual(['shell-1', 'other']);
});

describe('a page', () => {
  it.each(['/', '/offer/o-1', '/answer_offer/a.b'])(
    'is the server’s, which is of the newest version: %s',
    async (url) => {
      serverSays(async () => new Response('new page'));
      expect(await openPage(url)).toBe('new page');
    },
  );

  it('is the server’s also when that says no', async () => {
    serverSays(async () => new Response('not yours', { status: 403 }));
    expect(await openPage()).toBe('not yours');
  });

  it.each([
    ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is being restarted', async () => new Response('bad gateway', { status: 502 })],
  ])('is the kept one where %s', async (_, answer) => {
    serverSays(answer);
    expect(await openPage()).toBe('kept page');
  });

  it('is the kept one where nobody would wait for the server', async () => {
    vi.useFakeTimers();
    serverSays(() => new Promise<Response>(() => undefined));
    const page = openPage();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await page).toBe('kept page');
  });

  it.each(['/downloads/x', '/calendar/x.ics', '/apps/k/icon-192.png', '/graphql', '/events'])(
    'is not what only the server has: %s',
    async (url) => expect(await openPage(url)).toBeUndefined(),
  );
});

describe('data', () => {
  it('of a kept file comes from the shell', async () => expect(await answerTo('/assets/a.js')).toBe('kept file'));

  it.each([
    ['/graphql', 'POST'],
    ['/graphql', 'GET'],
    ['/settings.json', 'GET'],
    ['/events', 'GET'],
    ['/assets/b.js', 'GET'],
    ['https://elsewhere.example/assets/a.js', 'GET'],
  ])('of the server is never a kept answer: %s by %s', async (url, method) =>
    expect(await answerTo(url, { method })).toBeUndefined(),
  );
});
