import type { InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import type { DayRange } from '#ui/filters/day-range.ts';

/** The filters of the list, as the session remembers them. */
export interface ChosenFilters {
  readonly text: string;
  /** Any of them; none means all. */
  readonly states: readonly InvoiceState[];
  readonly recipient: RecipientName | null;
  /** The range of the issue date. */
  readonly range: DayRange | null;
}

export const NO_FILTERS: ChosenFilters = { text: '', states: [], recipient: null, range: null };
