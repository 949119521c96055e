import { ensureWholeBrowser } from '@gastspiel/tooling/browser.ts';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { appointmentsOf } from '#e2e/appointments.ts';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFit, openOffers, PUSH, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share people, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
const whole = ensureWholeBrowser();
test.use({
  viewport: { width: 360, height: 740 },
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  ...(whole ? { launchOptions: { executablePath: whole, args: ['--no-sandbox', '--disable-gpu'] } } : {}),
});

const WORKER = PEOPLE.appWorker;
const card = (page: Page, description: string) => page.getByRole('article', { name: description });
const inMenu = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name });

async function theOffice() {
  const office = await appointmentsOf(PEOPLE.appDispatcher);
  const workplace = await office.workplaceOf(WORKER);
  const plan = (description: string, inDays: number, sector = {}) =>
    office.create(workplace, { description, inDays, desiredTargetUsers: 2, sector });
  return {
    ...office,
    ask: async (description: string, inDays: number) =>
      office.offer(await plan(description, inDays), workplace.workerId),
    bookFor: async (description: string, inDays: number, sector = {}) =>
      office.book(await plan(description, inDays, sector), workplace.workerId),
  };
}

/** No browser here reaches its maker's push service: it subscribes at the sandbox's, which speaks the same protocol. */
async function subscribeAtSandbox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = { subscription: undefined as object | undefined };
    PushManager.prototype.getSubscription = async () => kept.subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const made = await (window as unknown as { subscribeAt: (key: unknown) => Promise<object> }).subscribeAt(
        options?.applicationServerKey,
      );
      kept.subscription = { ...made, toJSON: () => made, unsubscribe: async () => true };
      return kept.subscription as PushSubscription;
    };
  });
  await context.exposeFunction('subscribeAt', async (applicationServerKey: unknown) => {
    const answer = await fetch(`${PUSH}/api/browsers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    return answer.json();
  });
}

interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: Readonly<Record<string, string>>;
}

/** The push messages about an appointment that the sandbox's push service has decrypted. */
async function pushedOf(description: string): Promise<Pushed> {
  const messages = async () => (await (await fetch(`${PUSH}/api/messages`)).json()) as Pushed[];
  const of = (all: readonly Pushed[]) => all.find(({ body }) => body.includes(description));
  await expect.poll(async () => of(await messages())?.title, { timeout: 30_000 }).toBeTruthy();
  const found = of(await messages());
  if (!found) throw new Error('the message is gone again');
  return found;
}

/** Hands messages over to the service worker as the browser's push service would. */
async function pushServiceOf(context: BrowserContext, page: Page) {
  const cdp: CDPSession = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (!isDeleted) registered.resolve(registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  return async ({ title, body, tag, data }: Pushed): Promise<void> => {
    const message = JSON.stringify({ title, body, tag, ...data });
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: APP, registrationId, data: message });
  };
}

/** Resolves once the page's service worker answers for it. */
const workerOf = async (context: BrowserContext, page: Page): Promise<Worker> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker;
};

const notes = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag, title }) => `${tag} ${title}`),
  );

/** A tap on what is shown, or on one of its buttons. */
const tap = (worker: Worker, tag: string, action = '') =>
  worker.evaluate(
    async ([wanted, pressed]) => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const shown = await scope.registration.getNotifications();
      const notification = shown.find((one) => one.tag === wanted);
      self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: pressed }));
    },
    [tag, action],
  );

test('the app can be installed as its agency’s', DEEP, async ({ page, context }) => {
  await enter(page, WORKER);
  await workerOf(context, page);
  const cdp = await context.newCDPSession(page);
  // A journey's window is a private one, which is the one thing that Chromium has against it.
  const objections = async () =>
    (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);
  await expect.poll(objections).toEqual(['in-incognito']);
  const { data, errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ name: 'Wiener Tafelrunde', start_url: '/', display: 'standalone' });
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, `${APP}/apps/x/`).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('a worker lets news in by one tap; a push opens the offer, its button answers it', async ({ page, context }) => {
  await subscribeAtSandbox(context);
  const office = await theOffice();
  const first = await office.ask('Hofball', 40);
  await page.addInitScript(() => {
    // Asked by the first tap only.
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
  });
  await enter(page, WORKER);
  await expect(card(page, 'Hofball')).toBeVisible();
  const asking = page.getByRole('region', { name: 'Kein Angebot verpassen' });
  await expect(asking).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Erlauben' }).click();
  await expect(page.getByText('Neue Angebote siehst du jetzt sofort')).toBeVisible();
  await expect(asking).toHaveCount(0);

  const deliver = await pushServiceOf(context, page);
  const worker = await workerOf(context, page);
  const second = await office.ask('Redoute', 41);
  const pushed = await pushedOf('Redoute');
  await deliver(pushed);
  await expect.poll(() => notes(page)).toEqual([`${pushed.tag} ${pushed.title}`]);
  await tap(worker, pushed.tag);
  await expect(page).toHaveURL(`${APP}/offer/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Redoute' })).toBeVisible();
  await expect.poll(() => notes(page)).toEqual([]);

  await deliver(pushed);
  await expect.poll(() => notes(page)).toHaveLength(1);
  await tap(worker, pushed.tag, 'ACCEPT');
  await expect.poll(() => notes(page)).toEqual([expect.stringContaining('Angenommen.')]);
  await inMenu(page, /Angenommen/).click();
  await expect(card(page, 'Redoute')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Redoute' })).toHaveAttribute('href', `/offer/${second}`);

  // Several are gathered, and what is gone makes room.
  const third = await office.ask('Opernsoiree', 42);
  await deliver(await pushedOf('Opernsoiree'));
  await office.ask('Maskenfest', 43);
  await deliver(await pushedOf('Maskenfest'));
  await expect.poll(() => notes(page)).toContain('offers 2 Angebote warten auf dich');
  await tap(worker, 'offers');
  await expect(openOffers(page)).toBeVisible();
  for (const offerId of [first, third]) await office.withdraw(offerId);
});

test('without a network the next shifts are there, also after a fresh start, and answers are refused', async ({
  page,
  context,
}) => {
  const office = await theOffice();
  await office.bookFor('Gala im Palais', 5, {
    contact: 'Frau Ebner, +43 1 5550 240',
    meetingInformation: { place: 'Personaleingang', time: '16:30' },
  });
  await office.ask('Sommerfest', 44);
  await enter(page, WORKER);
  await workerOf(context, page);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('keptShifts'))).toContain('Gala im Palais');
  await context.setOffline(true);
  await card(page, 'Sommerfest').getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByText('Du bist offline. Annehmen und Ablehnen geht wieder')).toBeVisible();
  await inMenu(page, /Gebucht/).click();
  await expect(page.getByText(/^Keine Verbindung – Stand von/)).toBeVisible();
  await expect(card(page, 'Gala im Palais')).toBeVisible();
  await expectFit(page);

  await page.reload();
  await expect(page.getByText(/^Keine Verbindung – Stand von/)).toBeVisible();
  await expect(card(page, 'Gala im Palais').getByText('Treffpunkt 16:30, Personaleingang')).toBeVisible();
  await expect(page.getByRole('link', { name: /Frau Ebner/ })).toHaveAttribute('href', 'tel:+4315550240');
  await expectFit(page);
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Erneut verbinden' }).or(page.getByRole('banner')).first().waitFor();
  await expect(inMenu(page, /Gebucht/)).toBeVisible();
  await expect(page.getByText(/^Keine Verbindung/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gala im Palais' })).toBeVisible();
});

test.describe('a new version', () => {
  test.use({ bypassCSP: true });
  test('takes over at once and clears away what the old one kept, while the page stays', async ({ page, context }) => {
    await page.goto(`${APP}/settings.json`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js?earlier');
      await navigator.serviceWorker.ready;
      await caches.open('shell-earlier');
    });
    await enter(page, WORKER);
    await page.evaluate(() => document.body.setAttribute('data-loaded', 'before'));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toBe(`${APP}/service-worker.js`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.not.stringContaining('earlier')]);
    await expect(page.locator('body[data-loaded=before]')).toHaveCount(1);
    await inMenu(page, /Gebucht/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gebuchte Einsätze' })).toBeVisible();
    expect(context.serviceWorkers()).not.toEqual([]);
  });
});

test(
  'the logout without a network leaves nothing here, and is finished at the provider when the network is back',
  DEEP,
  async ({ page, context }) => {
    await enter(page, WORKER);
    await workerOf(context, page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Auf diesem Gerät abgemeldet' })).toBeVisible();
    const left = await page.evaluate(async () => ({
      local: Object.keys(window.localStorage),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(left).toEqual({ local: ['session.unfinishedLogout'], caches: [], workers: 0 });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
  },
);

test('the logout leaves nothing behind', DEEP, async ({ page, context }) => {
  await enter(page, WORKER);
  await workerOf(context, page);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('keptShifts'))).not.toBeNull();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
  // Seen from a page of the app's own origin that starts nothing.
  await page.goto(`${APP}/settings.json`);
  const left = await page.evaluate(async () => ({
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage).filter((key) => key !== 'oidc.login'),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ local: [], session: [], caches: [], databases: [], workers: 0 });
});
