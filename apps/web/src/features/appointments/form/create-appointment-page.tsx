import { type EnteredPeriod, enteredPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import { parseInstant } from '@gastspiel/domain/time/vienna-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '#platform/navigation/router.ts';
import { Pending } from '#ui/states/pending.tsx';
import { choicesQuery } from '../agency-choices.ts';
import { appointmentQuery } from '../appointment-query.ts';
import { appointmentValues, newValues } from './appointment-values.ts';
import { CreateAppointmentForm } from './create-appointment-form.tsx';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';

interface Prefill {
  /** The appointment to be copied. */
  readonly from: string | undefined;
  readonly period: EnteredPeriod | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The address tells about a new appointment: whose copy it is, or when it is. */
function usePrefill(): Prefill {
  const search = useSearch();
  const [start, end] = [parseInstant(text(search['start']) ?? ''), parseInstant(text(search['end']) ?? '')];
  return {
    from: text(search['from']),
    period: start && end && start < end ? enteredPeriod({ startDateTime: start, endDateTime: end }) : undefined,
  };
}

/** A new appointment, blank or as a copy of another one. */
export function CreateAppointmentPage() {
  const { from, period } = usePrefill();
  const choices = useQuery(choicesQuery);
  const original = useQuery({ ...appointmentQuery(from ?? ''), enabled: from !== undefined });
  if (!choices.data) return <Pending query={choices} texts={TEXTS.beginning} />;
  if (from && !original.data) return <Pending query={original} texts={TEXTS.beginning} />;
  return (
    <CreateAppointmentForm
      key={from}
      choices={choices.data}
      values={original.data ? appointmentValues(original.data) : newValues(choices.data, period)}
      recipient={original.data?.invoiceRecipient ?? undefined}
    />
  );
}
