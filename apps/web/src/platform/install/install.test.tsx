import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'standalone');
  };
});

/** The app as it starts in a browser. */
const started = async () => {
  const install = await import('./install.ts');
  install.watchInstall();
  return install;
};
const runIn = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
const offer = () => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

it('keeps the offer of the browser for a better moment, and until it is installed', async () => {
  const { installWay } = await started();
  expect(installWay.get()).toBeUndefined();
  expect(offer().defaultPrevented).toBe(true);
  expect(installWay.get()).toBe('asked');
  window.dispatchEvent(new Event('appinstalled'));
  expect(installWay.get()).toBeUndefined();
});

it('knows the way by hand where the browser never asks', async () => {
  runIn(false);
  expect((await started()).installWay.get()).toBe('by-hand');
});

it.each([
  ['on iOS', () => runIn(true)],
  [
    'elsewhere',
    () => vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: true, media }) as MediaQueryList),
  ],
])('asks nothing where it is installed: %s', async (_, install) => {
  install();
  const { installWay } = await started();
  offer();
  expect(installWay.get()).toBeUndefined();
});
