import { ApiError } from '#platform/graphql/api-error.ts';
import { NOTE_TEXTS as TEXTS } from './note-texts.ts';
import { answered, arrange, type News, type Note, type PushMessage } from './notes.ts';
import { answerFromNote, confirmFromNote, confirmPush } from './public-calls.ts';

declare const self: ServiceWorkerGlobalScope;

const BADGE = '/notification-badge.png';
/** The answers that a note offers: the words of the button, and what is said once it has counted. */
const BUTTONS = {
  ACCEPT: { title: TEXTS.accept, done: TEXTS.accepted },
  DECLINE: { title: TEXTS.decline, done: TEXTS.declined },
  CONFIRM: { title: TEXTS.confirm, done: TEXTS.confirmed },
} as const;
type Given = keyof typeof BUTTONS;

interface NoteData {
  readonly path: string;
  readonly news: readonly News[];
}

/** Shows what came; browsers take the permission away from whoever shows nothing. */
export async function receive(event: PushEvent): Promise<void> {
  const message = messageIn(event);
  if (!message) return show({ tag: 'unreadable', ...TEXTS.unreadable, path: '/', news: [], isQuiet: false });
  const notifications = await self.registration.getNotifications();
  const shown = notifications.map(({ tag, data }) => ({ tag, news: (data as NoteData | null)?.news ?? [] }));
  const { show: notes, close } = arrange(shown, message);
  for (const note of notes) await show(note);
  for (const notification of notifications) if (close.includes(notification.tag)) notification.close();
  // The mail that follows when nobody confirms is no harm.
  await confirmPush.send({ receipt: message.receipt }, crypto.randomUUID()).catch(() => undefined);
}

function messageIn({ data }: PushEvent): PushMessage | undefined {
  try {
    const message = data?.json() as PushMessage | undefined;
    return typeof message?.title === 'string' && typeof message.tag === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** One offer's buttons; of several nobody would know which is meant. */
function buttonsOf([only, ...others]: readonly News[]): readonly Given[] {
  if (!only || others.length > 0) return [];
  if (only.answer) return ['ACCEPT', 'DECLINE'];
  return only.confirm ? ['CONFIRM'] : [];
}

function show({ tag, title, body, path, icon, news, isQuiet }: Note): Promise<void> {
  const actions = buttonsOf(news).map((action) => ({ action, title: BUTTONS[action].title }));
  return self.registration.showNotification(title, {
    tag,
    body,
    ...(icon && { icon }),
    badge: BADGE,
    lang: 'de',
    silent: isQuiet,
    data: { path, news } satisfies NoteData,
    ...(!isQuiet && { renotify: true }),
    ...(actions.length > 0 && { actions }),
  } as NotificationOptions);
}

/** A tap opens what the note is about; its buttons answer without opening anything. */
export async function react({ notification, action }: NotificationEvent): Promise<void> {
  const { path, news } = notification.data as NoteData;
  notification.close();
  const [offer] = news;
  const given = buttonsOf(news).find((button) => button === action);
  const token = offer?.answer ?? offer?.confirm;
  if (offer && token && given) return answer(offer, token, given);
  await open(path);
}

async function answer(offer: News, token: string, given: Given): Promise<void> {
  try {
    const key = crypto.randomUUID();
    if (given === 'CONFIRM') await confirmFromNote.send({ token }, key);
    else await answerFromNote.send({ token, answer: given }, key);
    await show(answered(offer, { title: BUTTONS[given].done, body: offer.body }));
  } catch (cause) {
    const body = cause instanceof ApiError && !cause.isOutcomeUnknown ? cause.message : TEXTS.again;
    // Its page tells how things are, and takes the answer too.
    const path = `/answer_offer/${token}`;
    await show(answered({ ...offer, path }, { title: TEXTS.failed, body }));
  }
}

/** In the window that is there, which knows of unsaved input; else in a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const app = windows.find(({ url }) => !new URL(url).pathname.startsWith('/answer_offer/'));
  if (!app || path.startsWith('/answer_offer/')) return void (await self.clients.openWindow(path));
  app.postMessage({ open: path });
  // Where the system does not let us come to the front, the person finds it there all the same.
  await app.focus().catch(() => undefined);
}
