import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { asked } from '#platform/install/asked.ts';
import { installWay, watchInstall } from '#platform/install/install.ts';
import { aPhone, withKey } from '#testing/a-phone.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { NewsPrompt } from './news-prompt.tsx';

type Answers = Parameters<typeof aServer>[0];

const page = new AbortController();
beforeAll(() => watchInstall(page.signal));
afterAll(() => page.abort());
afterEach(() => installWay.set(undefined));

/** The card as it stands on a page: what takes it away must leave the keyboard somewhere. */
function shown(answers: Answers = {}) {
  const server = aServer({ NewsWay: () => ({ newsWay: 'BOTH' }), ...withKey('k-1'), ...answers });
  const page = renderScreen(
    <main tabIndex={-1}>
      <NewsPrompt />
    </main>,
    { address: 'du' },
  );
  return { server, ...page };
}
const button = (name: string) => screen.findByRole('button', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Kein Angebot verpassen' })).toBeNull());

/** The browser would let the person install the app. */
function offerInstall(outcome: 'accepted' | 'dismissed') {
  const { promise, resolve } = Promise.withResolvers<void>();
  const prompt = vi.fn(async () => {
    await promise;
    return { outcome };
  });
  act(() => {
    asked.note({ hasAccepted: true });
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  return { prompt, decide: () => act(async () => resolve()) };
}

it('tells the server by one tap where this device is reached, and is gone for good', async () => {
  aPhone({ permission: 'default', answer: 'granted' });
  const { promise, resolve } = Promise.withResolvers<object>();
  const { person, server, unmount } = shown({ RegisterWebPush: () => promise });
  await person.dblClick(await button('Erlauben'));
  resolve({ registerWebPush: true });
  await screen.findByText('Neue Angebote siehst du jetzt sofort');
  await isGone();
  expect(server.of('RegisterWebPush').map(({ variables }) => variables['subscription'])).toEqual([
    { endpoint: 'https://push.example/k-1', keys: { p256dh: 'p', auth: 'a' } },
  ]);
  unmount();
  aPhone({ permission: 'default' });
  const again = shown();
  await isGone();
  expect(again.server.received).toEqual([]);
});

it.each([
  ['the person refuses', 'denied', {}, /sind für diese Seite gesperrt/],
  ['the server can not be told', 'granted', { RegisterWebPush: () => LOST }, /konnten nicht eingeschaltet werden/],
  ['the server has no key', 'granted', { '/settings.json': () => LOST }, /konnten nicht eingeschaltet werden/],
] as const)('says so when %s', async (_, answer, answers: Answers, text) => {
  aPhone({ permission: 'default', answer });
  const { person } = shown(answers);
  await person.click(await button('Erlauben'));
  await screen.findByText(text);
  await isGone();
});

it('lets somebody choose mails, and stays where that could not be saved', async () => {
  aPhone({ permission: 'default' });
  const answers = [refusal(GENERAL_FAILURES.internal), { chooseNewsWay: 'MAIL' }];
  const { person, server } = shown({ ChooseNewsWay: () => answers.shift() ?? {} });
  await person.click(await button('Nur E-Mails'));
  await screen.findByText(GENERAL_FAILURES.internal.message);
  await person.click(await button('Nur E-Mails'));
  await screen.findByText('Du bekommst neue Angebote per E-Mail');
  await isGone();
  expect(server.of('ChooseNewsWay').at(-1)?.variables).toEqual({ way: 'MAIL' });
});

it('asks nobody who wants mails only', async () => {
  aPhone({ permission: 'default' });
  const { server } = shown({ NewsWay: () => ({ newsWay: 'MAIL' }) });
  await waitFor(() => expect(server.of('NewsWay')).toHaveLength(1));
  await act(async () => undefined);
  await isGone();
});

it('takes two taps to install for one, and asks for notifications next', async () => {
  aPhone({ permission: 'default' });
  const { person } = shown();
  const { prompt, decide } = offerInstall('accepted');
  await person.dblClick(await button('Installieren'));
  await decide();
  expect(prompt).toHaveBeenCalledOnce();
  await button('Erlauben');
});

it('asks to install right after the first yes', async () => {
  aPhone({ permission: 'denied' });
  shown();
  offerInstall('accepted');
  await button('Installieren');
});

it('does not push the offers away beneath a thumb: what comes later waits for the next time', async () => {
  aPhone({ permission: 'denied' });
  asked.note({ hasAccepted: true });
  const { unmount } = shown();
  offerInstall('accepted');
  expect(screen.getByRole('main').childElementCount).toBe(0);
  unmount();
  shown();
  await button('Installieren');
});

it('asks nothing more of who does not want to install', async () => {
  aPhone({ permission: 'default' });
  const { person } = shown();
  const { decide } = offerInstall('dismissed');
  await person.click(await button('Installieren'));
  await decide();
  await isGone();
});

it('speaks of the home screen only where messages are refused already', async () => {
  aPhone({ permission: 'denied' });
  offerInstall('accepted');
  shown();
  await screen.findByText(/So bist du mit einem Tipp bei deinen Angeboten/);
  expect(screen.queryByRole('button', { name: 'Nur E-Mails' })).toBeNull();
});

it('explains the way to the home screen where no browser asks', async () => {
  aPhone({ permission: 'default' });
  const { person } = shown();
  act(() => {
    asked.note({ hasAccepted: true });
    installWay.set('by-hand');
  });
  await person.click(await button('Installieren'));
  const dialog = await screen.findByRole('dialog', { name: /auf deinen Startbildschirm/ });
  expect(dialog.querySelectorAll('li')).toHaveLength(3);
  await person.click(await button('Verstanden'));
  await isGone();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});
