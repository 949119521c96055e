import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import type { AppointmentGlimpse, PushedNews } from '#features/notifications/offer-news.ts';

/** What has room on a locked phone. */
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

const ROOM = 160;

/** The whole of it stands on the offer. */
const cut = (text: string): string => (text.length <= ROOM ? text : `${text.slice(0, ROOM).trimEnd()} …`);
