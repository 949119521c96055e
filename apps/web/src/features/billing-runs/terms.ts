import { proposedUntil } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { dateFaults, datesFrom, INVOICE_TERMS } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_RULES } from '@gastspiel/domain/invoices/invoice-input.ts';
import { MONEY_RULES } from '@gastspiel/domain/money/money.ts';
import { addDays, type Day, dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useUiState } from '#platform/session/use-ui-state.ts';

const day = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
  .refine(isDay, { message: INVOICE_RULES.day, abort: true });

const Terms = z
  .object({
    until: day,
    issueDate: day,
    /** None: by the term of each recipient. */
    dueDate: z
      .string()
      .nullable()
      .refine((value) => value === null || isDay(value), { message: INVOICE_RULES.day, abort: true }),
    /** In cents, for an hour. */ travelPrice: z.number(MONEY_RULES.amount).nullable(),
  })
  .superRefine(({ issueDate, dueDate }, context) => {
    // A text that is no day was refused at its field.
    if (!isDay(issueDate) || (dueDate !== null && !isDay(dueDate))) return;
    const dates = dueDate
      ? { issueDate, dueDate, dunDate: addDays(dueDate, INVOICE_TERMS.dunDays) }
      : datesFrom(issueDate);
    const faults = dateFaults(dates);
    for (const [field, message] of Object.entries(faults)) context.addIssue({ code: 'custom', path: [field], message });
  });
export type Terms = z.output<typeof Terms>;

export interface TermsValues {
  readonly until: string | null;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  readonly travelPrice: number | null;
}

const proposedTerms = (today: Day): Terms => ({
  until: proposedUntil(today),
  issueDate: today,
  dueDate: null,
  travelPrice: null,
});

/** The dates of the run, as the session remembers them: whoever mends a recipient meanwhile finds them again. Not tomorrow. */
export function useTerms(): UseFormReturn<TermsValues, unknown, Terms> {
  const today = dayOf(new Date());
  const [remembered, remember] = useUiState('billing-run.terms', {
    of: today,
    values: proposedTerms(today) as TermsValues,
  });
  const form = useForm({
    resolver: zodResolver(Terms),
    defaultValues: remembered.of === today ? remembered.values : proposedTerms(today),
    mode: 'onTouched',
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => remember({ of: today, values }) }),
    [subscribe, remember, today],
  );
  return form;
}
