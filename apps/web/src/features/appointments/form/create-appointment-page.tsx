import { type EnteredPeriod, enteredPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import { parseInstant } from '@gastspiel/domain/time/vienna-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { choicesQuery } from '../agency-choices.ts';
import { appointmentQuery } from '../appointment-query.ts';
import { newValues, valuesOf } from './appointment-values.ts';
import { CreateAppointmentForm } from './create-appointment-form.tsx';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';

interface Prefill {
  /** The appointment to be copied. */
  readonly from: string | undefined;
  readonly period: EnteredPeriod | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the address says about a new appointment: whose copy it is, or when it is. */
function usePrefill(): Prefill {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
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
  // What could not be renewed costs nobody the form that they are filling in.
  const error = (!choices.data && choices.error) || (!original.data && original.error);
  const retry = () => void Promise.all([choices.refetch(), from && original.refetch()]);
  if (error) return <FailedState title={TEXTS.failedNew} error={error} onRetry={retry} />;
  if (!choices.data || (from && !original.data)) return <LoadingArea text={TEXTS.loadingNew} />;
  return (
    <CreateAppointmentForm
      key={from}
      choices={choices.data}
      values={original.data ? valuesOf(original.data) : newValues(choices.data, period)}
      recipient={original.data?.invoiceRecipient ?? undefined}
    />
  );
}
