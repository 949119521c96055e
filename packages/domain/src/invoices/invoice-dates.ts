import { addDays, type Day } from '#domain/time/vienna-day.ts';

export const INVOICE_TERMS = { dueDays: 10, dunDays: 10 } as const;

/** Numbers are given in these; another year is a slip of the keyboard. */
export const INVOICE_YEARS = { first: 2000, last: 2100 } as const;

export const INVOICE_DATE_RULES = {
  issue: `Das Ausstellungsdatum muss zwischen ${INVOICE_YEARS.first} und ${INVOICE_YEARS.last} liegen.`,
  future: (year: number): string =>
    `Das Ausstellungsdatum darf nicht nach ${year} liegen: Die Nummer gehört zu seinem Jahr, und das hat noch nicht begonnen.`,
  due: 'Die Fälligkeit muss nach dem Ausstellungsdatum liegen.',
  dun: 'Das Mahndatum muss nach der Fälligkeit liegen.',
  year: (year: number): string =>
    `Das Ausstellungsdatum muss im Jahr ${year} bleiben: Die Rechnungsnummer gehört dazu.`,
} as const;

export interface InvoiceDates {
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly dunDate: Day;
}

/** So many days to pay, ten if nobody has said otherwise, and ten more until somebody is reminded. */
export const datesFrom = (issueDate: Day, days: number = INVOICE_TERMS.dueDays): InvoiceDates => {
  const dueDate = addDays(issueDate, days);
  return { issueDate, dueDate, dunDate: addDays(dueDate, INVOICE_TERMS.dunDays) };
};

/** The faults of the dates, by their fields. */
export function dateFaults({ issueDate, dueDate, dunDate }: InvoiceDates): Partial<Record<keyof InvoiceDates, string>> {
  const year = yearOfDay(issueDate);
  return {
    ...(year < INVOICE_YEARS.first || year > INVOICE_YEARS.last ? { issueDate: INVOICE_DATE_RULES.issue } : {}),
    ...(dueDate <= issueDate ? { dueDate: INVOICE_DATE_RULES.due } : {}),
    ...(dunDate <= dueDate ? { dunDate: INVOICE_DATE_RULES.dun } : {}),
  };
}

/** Nobody pays before there is an invoice, and nobody knows of a payment to come. */
export const canBePaidOn = (day: Day, issueDate: Day, today: Day): boolean => day >= issueDate && day <= today;

export const yearOfDay = (day: Day): number => Number(day.slice(0, 4));

const DIGITS = 5;
/** 2026-00001: ascending without a gap in each year of the issue date. */
export const invoiceNumber = (year: number, position: number): string =>
  `${year}-${String(position).padStart(DIGITS, '0')}`;
