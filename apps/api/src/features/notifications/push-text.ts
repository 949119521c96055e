import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import type { AppointmentGlimpse, PushedNews } from '#features/notifications/offer-news.ts';
import type { TrueShift } from '#features/notifications/several-news.ts';

/** The text that has room on a locked phone. */
export const pushText = (
  news: PushedNews,
  { description, startsAt, endsAt, venue }: AppointmentGlimpse,
  now: Date,
  written?: string,
) => ({
  title: TEXTS.pushTitle[news],
  body: written
    ? `${description}, ${shortDayLabel(startsAt, now)}: ${cut(written)}`
    : `${description}, ${shortDayLabel(startsAt, now)}, ${shiftTimes(startsAt, endsAt)}, ${venue}`,
});

const SHOWN = 3;

/** As many of several shifts as have room there. */
export function severalPushText(told: readonly TrueShift[], now: Date) {
  const [news, ...others] = new Set(told.map((shift) => shift.news));
  const lines = told
    .slice(0, SHOWN)
    .map(({ shown }) => `${shortDayLabel(shown.startsAt, now)}, ${shiftTimes(shown.startsAt, shown.endsAt)}`);
  const rest = told.length - lines.length;
  return {
    title: news && others.length === 0 ? TEXTS.several[news](told.length) : TEXTS.severalChanged(told.length),
    body: [`${told[0]?.shown.description ?? ''}: ${lines.join('; ')}`, ...(rest > 0 ? [TEXTS.more(rest)] : [])].join(
      ' ',
    ),
  };
}

const ROOM = 160;

/** The whole of it stands on the offer. */
const cut = (text: string): string => (text.length <= ROOM ? text : `${text.slice(0, ROOM).trimEnd()} …`);
