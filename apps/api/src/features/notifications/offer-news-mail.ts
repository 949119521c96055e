import { shortDayLabel, spanLabel } from '@gastspiel/domain/time/span-label.ts';
import { shiftFile } from '#features/calendar-feeds/index.ts';
import { answerPath } from '#features/notifications/answer-link.ts';
import { appointmentFacts, bookedFacts, glimpseFacts } from '#features/notifications/appointment-facts.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import {
  type AppointmentGlimpse,
  isForEverybody,
  isStillTrue,
  type OfferNews,
  OfferNewsPayload,
} from '#features/notifications/offer-news.ts';
import { wasReceived } from '#features/notifications/push-receipts.sql.ts';
import {
  findMessageText,
  findRecipient,
  findToldNews,
  type ToldNews,
} from '#features/notifications/told-offers.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';
import type { LetterSection } from '#platform/mail/letter.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** The news about an offer. New offers have a mail of their own, which gathers them. */
export const offerNewsMail = defineMail({
  name: 'notifications.offer-news',
  payload: OfferNewsPayload,
  compose: async ({ db, tenantId, payload, secrets, now }) => {
    const { news, appointmentId, userId, glimpse, messageId, pushedAt } = payload;
    const worker = await findRecipient(db, userId);
    if (news === 'NEW_OFFER' || !worker || (worker.state !== 'ACTIVE' && !isForEverybody(news))) return null;
    if (pushedAt && (await wasReceived(db, userId, appointmentId, pushedAt))) return null;
    const current = await findToldNews(db, appointmentId, userId);
    const shown = isForEverybody(news) ? (glimpse ?? current) : current;
    if (!shown || !isStillTrue(news, current?.state ?? null)) return null;
    return {
      to: worker.email,
      toName: `${worker.firstName} ${worker.lastName}`,
      subject: TEXTS.subject[news](current?.title ?? shown.description, shortDayLabel(shown.startsAt, now)),
      paragraphs: [
        TEXTS.greeting(worker.firstName),
        TEXTS.text[news],
        ...(messageId ? paragraphsOf(await findMessageText(db, messageId)) : []),
        ...(ANSWERED.includes(news) ? [TEXTS.answerHint] : []),
      ],
      ...(isForEverybody(news) || !current
        ? { facts: glimpseFacts(shown), ...(worker.state === 'ACTIVE' ? { button: TO_OFFERS } : {}) }
        : {
            facts: news === 'BOOKED' ? bookedFacts(current) : factsOf(current, glimpse),
            button: buttonOf(news, current, { secrets, tenantId }),
            attachments: IN_CALENDAR.includes(news) ? await shiftFile(db, userId, current.offerId ?? '') : [],
          }),
    };
  },
});

/** A booked shift, and the same one at another time. */
const IN_CALENDAR: readonly OfferNews[] = ['BOOKED', 'APPOINTMENT_CHANGED'];

/** News that wait for a yes or a no, and can be answered without a sign-in. */
const ANSWERED: readonly OfferNews[] = ['OFFERED_AGAIN', 'ANSWER_REMINDER'];

/** As it was written: an empty line parts paragraphs. */
const paragraphsOf = (text = ''): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/** Only for who can still sign in and see them. */
const TO_OFFERS = { label: TEXTS.toOffers, path: '/' };

/** The old value stands beside the new one, as far as they differ. */
function factsOf(current: ToldNews, before: AppointmentGlimpse | undefined): NonNullable<LetterSection['facts']> {
  const now = appointmentFacts(current);
  if (!before) return now;
  const whatWas = [
    spanLabel(before.startsAt, before.endsAt) === spanLabel(current.startsAt, current.endsAt)
      ? ''
      : spanLabel(before.startsAt, before.endsAt),
    before.venue === current.venue ? '' : before.venue,
    before.description === current.description ? '' : before.description,
  ].filter((line) => line !== '');
  return whatWas.length > 0 ? [...now, [TEXTS.before, whatWas.join('\n')]] : now;
}

const buttonOf = (
  news: OfferNews,
  { offerId }: ToldNews,
  { secrets, tenantId }: { readonly secrets: Secrets; readonly tenantId: string },
) =>
  ANSWERED.includes(news) || news === 'CONFIRMATION_REMINDER'
    ? {
        label: news === 'CONFIRMATION_REMINDER' ? TEXTS.confirm : TEXTS.answer,
        path: answerPath(secrets, tenantId, offerId ?? ''),
      }
    : { label: TEXTS.toOffer, path: `/offer/${offerId}` };
