import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { page } from '#platform/navigation/page.ts';
import { unsavedForms } from '#ui/unsaved/unsaved-input.ts';
import { orNewVersion } from './load-page.ts';

const missing = orNewVersion(() => Promise.reject(new TypeError('Failed to fetch')));
let reload: MockInstance;

/** The server's answer when it is asked for the page itself. */
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
/** Read at once: a body that takes its time would take it from the clock that stands still. */
const pageWith = (script: string) => async () =>
  ({ ok: true, text: async () => `<script type="module" src="${script}"></script>` }) as Response;

/** The page's only script, which nobody runs: its kind is none that a browser knows. */
const ours = document.createElement('script');
ours.type = 'text/none';
ours.setAttribute('src', '/assets/ours.js');

let others: readonly HTMLScriptElement[];

beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.spyOn(page, 'reload').mockReturnValue();
  others = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  for (const script of others) script.remove();
  document.head.append(ours);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ours.remove();
  // They run once, however often they are put in.
  document.head.append(...others);
  window.sessionStorage.clear();
});

it('loads everything anew once when the server has a newer version', async () => {
  serve(pageWith('/assets/newer.js'));
  void missing();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads everything anew once when a file got lost, and then says so', async () => {
  serve(pageWith('/assets/ours.js'));
  void missing();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(reload).toHaveBeenCalledOnce();
  await expect(missing()).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(reload).toHaveBeenCalledOnce();
  void missing();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is out of order', async () => new Response('', { status: 503 })],
])('fails without a reload when the server %s', async (_, answer) => {
  serve(answer);
  await expect(missing()).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it('asks nobody without a network', async () => {
  serve(pageWith('/assets/newer.js'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(missing()).rejects.toThrow('Failed to fetch');
  expect(fetch).not.toHaveBeenCalled();
});

it('throws no unsaved input away', async () => {
  serve(pageWith('/assets/newer.js'));
  unsavedForms.add('a form', () => null);
  await expect(missing()).rejects.toThrow('Failed to fetch');
  unsavedForms.remove('a form');
});
