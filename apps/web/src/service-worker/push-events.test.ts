import { afterEach, expect, it, vi } from 'vitest';
import { react, receive } from './push-events.ts';

const OFFER = { title: 'Neues Angebot', body: 'Gala', path: '/offer/o-1', tag: 'a-1', receipt: 'r-1', answer: 't-1' };
const OTHER = { ...OFFER, body: 'Ball', path: '/offer/o-2', tag: 'a-2', receipt: 'r-2', answer: 't-2' };
const LOST = (): never => {
  throw new TypeError('Failed to fetch');
};

interface Sent {
  readonly query: string;
  readonly variables: object;
}
interface Shown {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly data: object;
  readonly silent: boolean;
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string }[];
}

/** A browser that shows notes in the place of a real one; `server` answers what its service worker sends. */
function aBrowser({ server = () => ({ data: {} }) as object, windows = [] as readonly string[] } = {}) {
  const notes = new Map<string, Shown>();
  const sent: Sent[] = [];
  const did: string[] = [];
  const noteOf = (note: Shown) => ({ ...note, close: () => notes.delete(note.tag) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json(server());
  });
  vi.stubGlobal('self', {
    registration: {
      getNotifications: async () => [...notes.values()].map(noteOf),
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void notes.set(options.tag, { ...options, title }),
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({
          url,
          postMessage: ({ open }: { readonly open: string }) => did.push(`${url} shows ${open}`),
          focus: () => Promise.reject(new Error('not allowed')),
        })),
      openWindow: async (path: string) => void did.push(`a new window shows ${path}`),
    },
  });
  const push = (message: unknown) =>
    receive({ data: message === undefined ? null : { json: () => JSON.parse(String(message)) } } as PushEvent);
  return {
    did,
    sent: () => sent.map(({ query, variables }) => [/mutation (\w+)/.exec(query)?.[1], variables]),
    shown: () => [...notes.values()],
    push,
    tell: async (...messages: readonly object[]) => {
      for (const one of messages) await push(JSON.stringify(one));
    },
    tap: (tag: string, action = '') =>
      react({ notification: noteOf(notes.get(tag) as Shown), action } as unknown as NotificationEvent),
  };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows an offer with its two answers, and tells the server that it is shown', async () => {
  const { tell, shown, sent } = aBrowser();
  await tell(OFFER);
  expect(shown()).toEqual([expect.objectContaining({ title: 'Neues Angebot', silent: false, renotify: true })]);
  expect(shown()[0]?.actions?.map(({ action }) => action)).toEqual(['ACCEPT', 'DECLINE']);
  expect(sent()).toEqual([['ConfirmPush', { receipt: 'r-1' }]]);
});

it('shows it also where the server does not hear of it', async () => {
  const { tell, shown } = aBrowser({ server: LOST });
  await tell(OFFER);
  expect(shown()).toHaveLength(1);
});

it('has no answers where several offers are gathered, since nobody would know which is meant', async () => {
  const { tell, shown, sent } = aBrowser();
  await tell(OFFER, OTHER);
  expect(shown().map(({ tag, actions }) => [tag, actions])).toEqual([['offers', undefined]]);
  expect(sent()).toHaveLength(2);
});

it('makes no sound for what only takes the place of an offer', async () => {
  const { tell, shown } = aBrowser();
  const { answer: _, ...rest } = OFFER;
  await tell(OFFER, { ...rest, title: 'Du hast angenommen', isQuiet: true });
  expect(shown()).toEqual([expect.objectContaining({ title: 'Du hast angenommen', silent: true })]);
  expect(shown()[0]).not.toHaveProperty('renotify');
  expect(shown()[0]).not.toHaveProperty('actions');
});

it.each([
  ['is empty', undefined],
  ['is no JSON', 'x'],
  ['is something else', '{"title":1}'],
])('shows something even when a message %s: a browser that shows nothing is not trusted again', async (_, message) => {
  const { push, shown } = aBrowser();
  await push(message);
  expect(shown()).toEqual([expect.objectContaining({ title: 'Neuigkeiten' })]);
});

it.each([
  ['in the window that is there', ['https://app/offers/booked'], 'https://app/offers/booked shows /offer/o-1'],
  ['in a new window', [], 'a new window shows /offer/o-1'],
  ['not in the page of an answer link', ['https://app/answer_offer/x'], 'a new window shows /offer/o-1'],
])('opens by a tap what it is about, %s', async (_, windows, what) => {
  const { tell, tap, did, shown } = aBrowser({ windows });
  await tell(OFFER);
  await tap('a-1');
  expect(did).toEqual([what]);
  expect(shown()).toEqual([]);
});

it.each([
  ['ACCEPT', /^Angenommen/],
  ['DECLINE', /^Abgelehnt/],
])('answers by its button without opening anything: %s', async (answer, title) => {
  const { tell, tap, did, sent, shown } = aBrowser({ windows: ['https://app/'] });
  await tell(OFFER);
  await tap('a-1', answer);
  expect(sent().at(-1)).toEqual(['AnswerOfferFromNote', { token: 't-1', answer }]);
  expect(shown()).toEqual([expect.objectContaining({ tag: 'a-1', title: expect.stringMatching(title), silent: true })]);
  expect(shown()[0]).not.toHaveProperty('actions');
  expect(did).toEqual([]);
});

it('lets who is booked say by one button that they come', async () => {
  const { tell, tap, did, sent, shown } = aBrowser();
  const { answer: _, ...rest } = OFFER;
  await tell({ ...rest, title: 'Kommst du?', confirm: 't-9' });
  expect(shown()[0]?.actions).toEqual([{ action: 'CONFIRM', title: 'Ich komme' }]);
  await tap('a-1', 'CONFIRM');
  expect(sent().at(-1)).toEqual(['ConfirmBookingFromNote', { token: 't-9' }]);
  expect(shown()).toEqual([
    expect.objectContaining({ tag: 'a-1', title: 'Danke, wir rechnen mit dir.', body: 'Gala' }),
  ]);
  expect(shown()[0]).not.toHaveProperty('actions');
  expect(did).toEqual([]);
});

it.each([
  [
    'the server refuses',
    () => ({ errors: [{ message: 'Zu spät.', extensions: { classification: 'CONFLICT' } }] }),
    'Zu spät.',
  ],
  ['nobody knows', LOST, 'Tippe hier und versuche es noch einmal.'],
])('says when an answer does not count (%s), and leads to the page that takes it', async (_, failing, body) => {
  let server: () => object = () => ({ data: {} });
  const { tell, tap, did, shown } = aBrowser({ server: () => server(), windows: ['https://app/'] });
  await tell(OFFER);
  server = failing;
  await tap('a-1', 'ACCEPT');
  expect(shown()).toEqual([expect.objectContaining({ title: 'Deine Antwort ist nicht angekommen', body })]);
  await tap('a-1');
  expect(did).toEqual(['a new window shows /answer_offer/t-1']);
});
