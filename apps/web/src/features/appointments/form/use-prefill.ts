import { type EnteredPeriod, enteredPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import { parseInstant } from '@gastspiel/domain/time/vienna-time.ts';
import { useSearch } from '@tanstack/react-router';

interface Prefill {
  /** The appointment to be copied. */
  readonly from: string | undefined;
  readonly period: EnteredPeriod | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the address says about a new appointment: whose copy it is, or when it is. */
export function usePrefill(): Prefill {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [start, end] = [parseInstant(text(search['start']) ?? ''), parseInstant(text(search['end']) ?? '')];
  return {
    from: text(search['from']),
    period: start && end && start < end ? enteredPeriod({ start, end }) : undefined,
  };
}
