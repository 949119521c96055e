import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPages } from '@gastspiel/mobile/fill-pages.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { APP, expect } from '#e2e/journey.ts';
import type { Person } from '#e2e/people.ts';

/** Where Android shows the app's own pages from. */
export const HERE = 'https://localhost';
export const PUSH_TOKEN = `phone-${crypto.randomUUID()}`;

const METHODS = {
  App: ['getLaunchUrl', 'minimizeApp'],
  Browser: ['open', 'close'],
  PushNotifications: ['requestPermissions', 'register', 'unregister'],
};

/** The phone's side of the bridge, put into every page of the app, so that the plugins' own scripts can talk to it. */
function bridge(methods: Readonly<Record<string, readonly string[]>>): void {
  const phone = window as unknown as {
    phone(plugin: string, method: string, options: unknown): Promise<unknown>;
    tell(plugin: string, event: string, data: unknown): number;
    androidBridge: object;
    Capacitor: object;
  };
  const heard = new Map<string, ((data: unknown) => void)[]>();
  phone.androidBridge = {};
  phone.tell = (plugin, event, data) => {
    const listeners = heard.get(`${plugin}.${event}`) ?? [];
    for (const listener of listeners) listener(data);
    return listeners.length;
  };
  phone.Capacitor = {
    isNativePlatform: () => true,
    PluginHeaders: Object.entries(methods).map(([name, promised]) => ({
      name,
      methods: [
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener', rtype: 'callback' },
        ...promised.map((method) => ({ name: method, rtype: 'promise' })),
      ],
    })),
    nativePromise: (plugin: string, method: string, options: unknown) => phone.phone(plugin, method, options),
    nativeCallback(
      plugin: string,
      method: string,
      { eventName }: { eventName: string },
      call: (data: unknown) => void,
    ) {
      const key = `${plugin}.${eventName}`;
      const others = (heard.get(key) ?? []).filter((listener) => listener !== call);
      heard.set(key, method === 'addListener' ? [...others, call] : others);
      return Promise.resolve(key);
    },
  };
}

/** A phone with the app on it: its pages as they are packed, and a stand-in of what the phone does for them. */
export async function aPhone(context: BrowserContext, { launchUrl }: { launchUrl?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel-wrapper-'));
  await fillPages(folder, new URL(APP));
  context.once('close', () => rmSync(folder, { recursive: true, force: true }));
  await context.route(`${HERE}/**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    // As the phone does it: whatever is no file is a page of the app.
    return route.fulfill({ path: /\.\w+$/.test(file) && existsSync(file) ? file : join(folder, 'index.html') });
  });
  const done: string[] = [];
  const page = await context.newPage();
  let browser: Page | undefined;
  const tell = (plugin: string, event: string, data: unknown) =>
    page.evaluate(
      ([to, name, what]) =>
        (window as unknown as { tell(plugin: string, event: string, data: unknown): number }).tell(
          String(to),
          String(name),
          what,
        ),
      [plugin, event, data] as const,
    );
  const open = async (url: string) => {
    browser = await context.newPage();
    const network = await context.newCDPSession(browser);
    await network.send('Network.enable');
    // A browser knows no such address and stays where it is: the phone hands it to the app.
    network.on('Network.responseReceivedExtraInfo', ({ headers }) => {
      const location = headers['location'] ?? headers['Location'] ?? '';
      if (location.startsWith('at.gastspiel.app:')) void tell('App', 'appUrlOpen', { url: location });
    });
    // The app closes it as soon as it has its answer.
    await browser.goto(url).catch(() => undefined);
  };
  const does: Readonly<Record<string, (options: { readonly url?: string }) => unknown>> = {
    'App.getLaunchUrl': () => launchUrl && { url: launchUrl },
    'Browser.open': ({ url = '' }) => void open(url),
    'Browser.close': () => browser?.close(),
    'PushNotifications.requestPermissions': () => ({ receive: 'granted' }),
    'PushNotifications.register': () => void tell('PushNotifications', 'registration', { value: PUSH_TOKEN }),
  };
  await page.exposeFunction('phone', async (plugin: string, method: string, options: { url?: string } = {}) => {
    done.push(`${plugin}.${method}`);
    return does[`${plugin}.${method}`]?.(options);
  });
  await page.addInitScript(bridge, METHODS);
  /** The provider's page for signing in, as it lies over the app. */
  const loginPage = async (): Promise<Page> => {
    const title = { name: 'Anmelden bei Gastspiel' };
    await expect
      .poll(() =>
        browser
          ?.getByRole('heading', title)
          .isVisible()
          .catch(() => false),
      )
      .toBe(true);
    return browser as Page;
  };
  const signIn = async (person: Person): Promise<void> =>
    (await loginPage()).getByRole('button', { name: new RegExp(person) }).click();
  /** `done` is what the app has asked the phone to do. */
  return { page, tell, done, loginPage, signIn };
}
