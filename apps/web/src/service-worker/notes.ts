import { NOTE_TEXTS as TEXTS } from './note-texts.ts';

/** A message that the server pushes to a browser. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where the app opens. */
  readonly path: string;
  /** The same for the same appointment. */
  readonly tag: string;
  readonly receipt: string;
  /** The agency's mark. */
  readonly icon?: string;
  /** Only corrects what is shown, so the phone is not to buzz for it. */
  readonly isQuiet?: boolean;
  /** Lets an offer be answered from where it is shown; only what waits for an answer has it. */
  readonly answer?: string;
  /** Lets a booked worker say from there that they come. */
  readonly confirm?: string;
}

/** The subject of a note; travels with it, since the worker that shows it may be ended at any time. */
export type News = Omit<PushMessage, 'receipt'>;

/** A notification as it is to be shown. */
export interface Note {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly icon?: string;
  readonly news: readonly News[];
  /** Says nothing new, so the phone is not to buzz for it. */
  readonly isQuiet: boolean;
}

/** The tag of a note about several open offers. */
const TOGETHER = 'offers';
/** More lines than that no phone shows. */
const MOST_LINES = 4;

const alone = (news: News, isQuiet = news.isQuiet ?? false): Note => ({ ...news, news: [news], isQuiet });

function together(offers: readonly News[], isQuiet: boolean): Note[] {
  const [only] = offers;
  if (!only) return [];
  if (offers.length === 1) return [alone(only, isQuiet)];
  const body = offers
    .slice(0, MOST_LINES)
    .map((offer) => offer.body)
    .join('\n');
  const { icon } = only;
  return [
    {
      tag: TOGETHER,
      title: TEXTS.together(offers.length),
      body,
      path: '/',
      news: offers,
      isQuiet,
      ...(icon && { icon }),
    },
  ];
}

/**
 * Decides which notes to show and which to close when a message comes while these notes are shown. Open offers are gathered in
 * one note. News of an appointment takes the place of whatever was shown of it before.
 */
export function arrange(
  shown: readonly Pick<Note, 'tag' | 'news'>[],
  { receipt: _, ...news }: PushMessage,
): { readonly show: readonly Note[]; readonly close: readonly string[] } {
  const gathered = shown.find(({ tag }) => tag === TOGETHER);
  const others = shown.flatMap((note) => note.news).filter(({ answer, tag }) => answer && tag !== news.tag);
  const show = news.answer ? together([news, ...others], false) : [...leftOf(gathered, news.tag), alone(news)];
  const kept = new Set(show.map(({ tag }) => tag));
  const isReplaced = ({ tag, news: told }: Pick<Note, 'tag' | 'news'>) =>
    !kept.has(tag) && told.some((one) => show.some((note) => note.news.some((other) => other.tag === one.tag)));
  return { show, close: shown.filter(isReplaced).map(({ tag }) => tag) };
}

/** The gathered offers without the one that there is other news of. */
const leftOf = (gathered: Pick<Note, 'news'> | undefined, tag: string): Note[] =>
  gathered?.news.some((one) => one.tag === tag)
    ? together(
        gathered.news.filter((one) => one.tag !== tag),
        true,
      )
    : [];

/** The outcome of an answer from a note, in the note's place. */
export const answered = (offer: News, text: { readonly title: string; readonly body: string }): Note =>
  alone({ tag: offer.tag, path: offer.path, ...(offer.icon && { icon: offer.icon }), ...text }, true);
