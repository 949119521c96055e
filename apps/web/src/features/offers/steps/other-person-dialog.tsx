import { AVAILABILITY_LABELS } from '@gastspiel/domain/offers/availability.ts';
import { BOOKING_OBJECTIONS } from '@gastspiel/domain/offers/booking-objection.ts';
import { useQuery } from '@tanstack/react-query';
import { useCockpit } from '../cockpit.ts';
import { OTHER_TEXTS } from './dialog-texts.ts';
import { FindPersonDialog } from './find-person-dialog.tsx';
import { isBlocked, objectionsQuery, type PersonObjections } from './objections-query.ts';

/** Finds anybody of the agency, also outside of the pool, who is not booked elsewhere; what speaks against them is asked next. */
export function OtherPersonDialog({ onClose }: { readonly onClose: () => void }) {
  const { appointment, ask } = useCockpit();
  const useDetails = (ids: readonly string[]): ReadonlyMap<string, string> | undefined => {
    const { data } = useQuery({ ...objectionsQuery(appointment.id, ids), enabled: ids.length > 0 });
    if (!data) return undefined;
    return new Map(
      data.filter((person) => !isBlocked(person)).map((person) => [person.targetUserId, standing(person)]),
    );
  };
  return (
    <FindPersonDialog
      title={OTHER_TEXTS.title}
      intro={OTHER_TEXTS.intro}
      useDetails={useDetails}
      onFound={(person) => ask({ kind: 'bookDirectly', people: [person] })}
      onClose={onClose}
    />
  );
}

/** "Verfügbar", or with what is to be known besides. */
const standing = ({ availability, objections }: PersonObjections): string =>
  [AVAILABILITY_LABELS[availability], ...objections.map(({ kind }) => BOOKING_OBJECTIONS[kind])].join(' · ');
