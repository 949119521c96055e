import { Archive, CalendarClock, DatabaseZap, EyeOff, Link2, UserX } from 'lucide-react';
import type { Consequence } from '#ui/dialogs/consequences.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { ERASED_TEXTS, REMOVAL_KIND_TEXTS, REMOVAL_TEXTS } from './privacy-texts.ts';
import type { Removal } from './removal-query.ts';

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** What will happen to a worker who leaves, in words and numbers. */
export function removalConsequences({ kind, until, linked, erased }: Removal): readonly Consequence[] {
  const counts = [
    ERASED_TEXTS.assessments(erased.assessments),
    ERASED_TEXTS.feedbacks(erased.feedbacks),
    ERASED_TEXTS.denials(erased.denials),
    ERASED_TEXTS.absences(erased.absences),
  ].filter((text) => text !== undefined);
  return [
    { icon: <UserX />, text: REMOVAL_TEXTS.access },
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
