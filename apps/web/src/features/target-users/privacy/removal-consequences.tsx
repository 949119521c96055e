import { Archive, CalendarClock, CalendarX2, DatabaseZap, EyeOff, Link2, Send, UserX } from 'lucide-react';
import type { Consequence } from '#ui/dialogs/consequences.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { BookingsAhead } from '../view/bookings-ahead.tsx';
import { STATE_TEXTS } from '../view/view-texts.ts';
import { ERASED_TEXTS, REMOVAL_KIND_TEXTS, REMOVAL_TEXTS } from './privacy-texts.ts';
import type { Removal } from './removal-query.ts';

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** The consequences for a worker who leaves, in words and numbers. */
export function removalConsequences(removal: Removal): readonly Consequence[] {
  const { kind, until, linked, erased } = removal;
  const counts = [
    ERASED_TEXTS.assessments(erased.assessments),
    ERASED_TEXTS.feedbacks(erased.feedbacks),
    ERASED_TEXTS.denials(erased.denials),
    ERASED_TEXTS.absences(erased.absences),
  ].filter((text) => text !== undefined);
  return [
    { icon: <UserX />, text: REMOVAL_TEXTS.access },
    ...withdrawnOf(removal),
    { icon: <EyeOff />, text: REMOVAL_KIND_TEXTS[kind].person },
    ...(counts.length > 0 ? [{ icon: <DatabaseZap />, text: REMOVAL_TEXTS.erased(LIST.format(counts)) }] : []),
    ...(kind === 'ANONYMISE' ? [{ icon: <Link2 />, text: REMOVAL_TEXTS.linked(LIST.format(linked)) }] : []),
    ...(until
      ? [
          { icon: <Archive />, text: REMOVAL_TEXTS.keptUntil(formatDay(until)) },
          { icon: <CalendarClock />, text: REMOVAL_TEXTS.anonymisedAfter },
        ]
      : []),
  ];
}

/** Where the office has to find somebody else; who can be deleted has nothing ahead. */
function withdrawnOf({ kind, bookings, openOffers }: Removal): readonly Consequence[] {
  if (kind === 'DELETE') return [];
  const lost = bookings.map(({ appointmentId, ...rest }) => ({ id: appointmentId, ...rest }));
  const lead = REMOVAL_TEXTS.bookings(lost.length);
  return [
    ...(lost.length > 0 ? [{ icon: <CalendarX2 />, text: <BookingsAhead lead={lead} bookings={lost} /> }] : []),
    ...(openOffers > 0 ? [{ icon: <Send />, text: STATE_TEXTS.blockOffers(openOffers) }] : []),
  ];
}
