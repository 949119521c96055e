import { afterEach, expect, it, vi } from 'vitest';
import { installWay, watchInstall } from './install.ts';

let page = new AbortController();
afterEach(() => {
  page.abort();
  page = new AbortController();
  installWay.set(undefined);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'standalone');
});

/** The app starts in a browser. */
const start = () => watchInstall(page.signal);
const runIn = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
const offer = () => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

it('keeps the offer of the browser for a better moment, and until it is installed', () => {
  start();
  expect(installWay.get()).toBeUndefined();
  expect(offer().defaultPrevented).toBe(true);
  expect(installWay.get()).toBe('asked');
  window.dispatchEvent(new Event('appinstalled'));
  expect(installWay.get()).toBeUndefined();
});

it('knows the way by hand where the browser never asks', () => {
  runIn(false);
  start();
  expect(installWay.get()).toBe('by-hand');
});

it.each([
  ['on iOS', () => runIn(true)],
  [
    'elsewhere',
    () => vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: true, media }) as MediaQueryList),
  ],
])('asks nothing where it is installed: %s', (_, install) => {
  install();
  start();
  offer();
  expect(installWay.get()).toBeUndefined();
});
