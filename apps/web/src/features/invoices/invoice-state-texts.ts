import { INVOICE_STATE_LABELS } from '@gastspiel/domain/invoices/invoice-labels.ts';
import { counted } from '@gastspiel/domain/names/counted.ts';

const days = (count: number): string => counted(count, 'Tag', 'Tage');

/** Apart from the other texts of invoices, since the home shows states too. */
export const STATE_TEXTS = {
  states: INVOICE_STATE_LABELS,
  /** For how long, where there is room for it. */
  late: {
    PAST_DUE: (count: number): string => `${days(count)} überfällig`,
    PAST_DUN: (count: number): string => `Mahnfällig, ${days(count)} überfällig`,
  },
} as const;
