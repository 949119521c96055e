import type { Age } from '@gastspiel/domain/open-items/ages.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';

const AGES: Readonly<Record<Age, string>> = {
  NOT_DUE: 'Nicht fällig',
  TO_30: '1–30 Tage',
  TO_60: '31–60 Tage',
  TO_90: '61–90 Tage',
  OLDER: 'Über 90 Tage',
};

export const OPEN_ITEMS_TEXTS = {
  fileName: (day: Day, ending: string) => `Offene-Posten-${day}.${ending}`,
  sheet: 'Offene Posten',
  customerNumber: 'Kundennummer',
  name: 'Rechnungsempfänger',
  invoices: 'Rechnungen',
  open: 'Offen',
  credit: 'Guthaben',
  ages: AGES,
} as const;
