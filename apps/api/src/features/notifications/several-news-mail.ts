import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { answerPath } from '#features/notifications/answer-link.ts';
import { detailFacts } from '#features/notifications/appointment-facts.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import { type ActNews, type AppointmentGlimpse, SeveralNewsPayload } from '#features/notifications/offer-news.ts';
import { wasReceived } from '#features/notifications/push-receipts.sql.ts';
import { selectTrueShifts, type TrueShift } from '#features/notifications/several-news.ts';
import { findRecipient } from '#features/notifications/told-offers.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';
import type { LetterSection } from '#platform/mail/letter.ts';

/** The news of one act of the office for several shifts of a worker: a list of them for each thing that happened. */
export const severalNewsMail = defineMail({
  name: 'notifications.several-news',
  payload: SeveralNewsPayload,
  compose: async ({ db, tenantId, payload: { userId, shifts, pushedAt }, secrets, now }) => {
    const worker = await findRecipient(db, userId);
    const [sign] = shifts;
    if (!worker || !sign) return null;
    if (pushedAt && (await wasReceived(db, userId, sign.appointmentId, pushedAt))) return null;
    const isActive = worker.state === 'ACTIVE';
    const told = await selectTrueShifts(db, userId, shifts, { isActive });
    const kinds = [...Map.groupBy(told, ({ news }) => news)];
    const [first] = kinds;
    if (!first) return null;
    const sectionsOf = ([news, list]: readonly [ActNews, readonly TrueShift[]]): readonly LetterSection[] =>
      news === 'OFFERED_AGAIN'
        ? list.map(({ shown, current }) => ({
            title: shown.description,
            facts: current ? detailFacts(current) : [],
            button: { label: TEXTS.answer, path: answerPath(secrets, tenantId, current?.offerId ?? '') },
          }))
        : [
            {
              title: TEXTS.several[news](list.length),
              facts: list.map((shift) => lineOf(shift, now)),
              ...(isActive && { button: { label: TEXTS.toOffers, path: '/' } }),
            },
          ];
    return {
      to: worker.email,
      toName: `${worker.firstName} ${worker.lastName}`,
      subject: kinds.length === 1 ? TEXTS.several[first[0]](told.length) : TEXTS.severalChanged(told.length),
      paragraphs: [
        TEXTS.greeting(worker.firstName),
        ...kinds.map(([news], index) => (index === 0 ? TEXTS.severalText[news] : asSentence(TEXTS.severalText[news]))),
      ],
      sections: kinds.flatMap(sectionsOf),
    };
  },
});

/** The first sentence goes on after the greeting, the others stand alone. */
const asSentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase('de')}${text.slice(1)}`;

const inShort = ({ description, startsAt, endsAt, venue }: AppointmentGlimpse): string =>
  `${description}, ${shiftTimes(startsAt, endsAt)}, ${venue}`;

/** A shift in a line, and beneath it what it was before, as far as that differs. */
function lineOf({ news, shown, current, glimpse }: TrueShift, now: Date): readonly [string, string] {
  const day = shortDayLabel(shown.startsAt, now);
  if (news !== 'APPOINTMENT_CHANGED' || !glimpse) return [day, inShort(shown)];
  const isNamedSo = glimpse.description === current?.description;
  const was = isNamedSo ? { ...glimpse, description: shown.description } : glimpse;
  const before = `${shortDayLabel(was.startsAt, now)}, ${inShort(was)}`;
  const isSame = before === `${day}, ${inShort(shown)}`;
  return [day, isSame ? inShort(shown) : `${inShort(shown)}\n${TEXTS.before}: ${before}`];
}
