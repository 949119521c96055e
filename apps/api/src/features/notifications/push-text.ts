import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import type { AppointmentGlimpse, OfferNews } from '#features/notifications/offer-news.ts';

/** What has room on a locked phone. */
export const pushText = (news: OfferNews, { description, startsAt, endsAt, venue }: AppointmentGlimpse, now: Date) => ({
  title: TEXTS.pushTitle[news],
  body: `${description}, ${shortDayLabel(startsAt, now)}, ${shiftTimes(startsAt, endsAt)}, ${venue}`,
});
