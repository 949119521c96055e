import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsavedForms } from '#ui/unsaved/unsaved-input.ts';
import { orNewVersion } from './load-page.ts';

const missing = orNewVersion(() => Promise.reject(new TypeError('Failed to fetch')));
const reload = vi.fn();

/** What the server answers when it is asked for the page itself. */
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const pageWith = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...window.location, reload });
  document.head.innerHTML = '<script type="module" src="/assets/ours.js"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  document.head.innerHTML = '';
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
