import { z } from 'zod';
import { addDays, type Day } from '#domain/time/vienna-day.ts';

/** From a friendly reminder to the announcement of a lawyer; each is sent once, in this order. */
export const DUNNING_LEVELS = ['REMINDER', 'FIRST', 'SECOND', 'FINAL'] as const;
export type DunningLevel = (typeof DUNNING_LEVELS)[number];

export const DUNNING_LIMITS = { days: 365 } as const;
export const DUNNING_RULES = {
  days: `Bitte 1 bis ${DUNNING_LIMITS.days} Tage angeben.`,
  ascending: 'Jede Stufe kommt nach der vorigen.',
} as const;

const days = z.int(DUNNING_RULES.days).min(1, DUNNING_RULES.days).max(DUNNING_LIMITS.days, DUNNING_RULES.days);

/** Days after the due date on which each level is reached. */
export const DunningDaysInput = z
  .object({ REMINDER: days, FIRST: days, SECOND: days, FINAL: days })
  .superRefine((given, context) => {
    for (const level of DUNNING_LEVELS.slice(1)) {
      const before = levelBefore(level);
      if (before && given[level] <= given[before])
        context.addIssue({ code: 'custom', message: DUNNING_RULES.ascending, path: [level] });
    }
  });
export type DunningDays = Readonly<z.output<typeof DunningDaysInput>>;
export const USUAL_DUNNING_DAYS: DunningDays = { REMINDER: 7, FIRST: 10, SECOND: 24, FINAL: 38 };

/** Interest and costs are asked for from the first Mahnung on. */
export const bearsClaims = (level: DunningLevel | null): boolean => level !== null && level !== 'REMINDER';

function levelBefore(level: DunningLevel): DunningLevel | undefined {
  return DUNNING_LEVELS[DUNNING_LEVELS.indexOf(level) - 1];
}

/** An invoice that is due, and how it was dunned until now. */
export interface DunnedInvoice {
  readonly dueDate: Day;
  readonly dunDate: Day;
  /** The highest level that it has had. */
  readonly level: DunningLevel | null;
  /** When that was sent. */
  readonly sentOn: Day | null;
}

/** The next level of an invoice, and the first day on which it may be sent; nothing after the last one. */
export function nextLevel(
  { dueDate, dunDate, level, sentOn }: DunnedInvoice,
  daysOf: DunningDays,
): { readonly level: DunningLevel; readonly from: Day } | undefined {
  const next = level === null ? DUNNING_LEVELS[0] : DUNNING_LEVELS[DUNNING_LEVELS.indexOf(level) + 1];
  if (!next) return undefined;
  // The first Mahnung follows the invoice's own dun date, as its state does.
  const reached = next === 'FIRST' ? addDays(dunDate, 1) : addDays(dueDate, daysOf[next]);
  if (level === null || sentOn === null) return { level: next, from: reached };
  const rested = addDays(sentOn, daysOf[next] - daysOf[level]);
  return { level: next, from: reached > rested ? reached : rested };
}

/** The level that an invoice has reached by a day and not had yet. */
export function reachedLevel(invoice: DunnedInvoice, daysOf: DunningDays, today: Day): DunningLevel | null {
  const next = nextLevel(invoice, daysOf);
  return next && next.from <= today ? next.level : null;
}

export const highestOf = (levels: readonly (DunningLevel | null)[]): DunningLevel | null =>
  DUNNING_LEVELS.findLast((level) => levels.includes(level)) ?? null;

/**
 * One letter a recipient, which bears the highest level that one of its invoices has reached. Somebody may lower it to one that another has
 * reached; what has reached more then waits. Every due invoice is named, those without a level for information.
 */
export interface LetterLine<Invoice> {
  readonly invoice: Invoice;
  /** The level that the letter gives it. */
  readonly level: DunningLevel | null;
}

export function letterOf<Invoice extends DunnedInvoice>(
  due: readonly Invoice[],
  {
    daysOf,
    today,
    atMost,
  }: { readonly daysOf: DunningDays; readonly today: Day; readonly atMost?: DunningLevel | null },
): {
  readonly level: DunningLevel | null;
  readonly choices: readonly DunningLevel[];
  readonly lines: readonly LetterLine<Invoice>[];
} {
  const reached = due.map((invoice) => ({ invoice, level: reachedLevel(invoice, daysOf, today) }));
  const choices = DUNNING_LEVELS.filter((level) => reached.some((line) => line.level === level));
  const bound = DUNNING_LEVELS.indexOf(atMost ?? 'FINAL');
  const lines = reached.map(({ invoice, level }) => ({
    invoice,
    level: level !== null && DUNNING_LEVELS.indexOf(level) <= bound ? level : null,
  }));
  return { level: highestOf(lines.map(({ level }) => level)), choices, lines };
}
