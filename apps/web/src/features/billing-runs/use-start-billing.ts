import { type SubmitEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { swallowDoubleClick } from '#ui/double-click.ts';
import { failureOf } from '#ui/form/form-errors.ts';
import { FORM_TEXTS } from '#ui/form/form-texts.ts';
import { noticeRun } from './noticed-runs.ts';
import type { RunRow } from './run-rows.ts';
import { startBillingRun } from './runs.ts';
import type { Terms, TermsValues } from './terms.ts';

const FIELDS = ['issueDate', 'dueDate'] as const;

/** Has the chosen invoices made, as they were seen; what is wrong with the dates is told at their fields. */
export function useStartBilling(
  form: UseFormReturn<TermsValues, unknown, Terms>,
  chosen: readonly RunRow[],
  proposesSurcharges: boolean,
) {
  const { send, isBusy } = useAttempt(startBillingRun);
  const [failure, setFailure] = useState<string>();
  // A second press can come before the button shows the first one.
  const isUnderWay = useRef(false);

  const refuse = (error: unknown): void => {
    const { message, fields } = failureOf(error, FORM_TEXTS.failed);
    const wrong = FIELDS.filter((field) => fields[field]);
    for (const field of wrong)
      form.setError(field, { type: 'server', message: fields[field] ?? '' }, { shouldFocus: true });
    if (wrong.length === 0) setFailure(message);
  };

  const submit = form.handleSubmit(async ({ issueDate, dueDate }) => {
    setFailure(undefined);
    const invoices = chosen.flatMap(({ proposal }) =>
      proposal ? [{ invoiceRecipientId: proposal.invoiceRecipientId, blocks: proposal.blocks }] : [],
    );
    if (invoices.length === 0) return;
    try {
      noticeRun(await send({ input: { issueDate, dueDate, proposesSurcharges, invoices } }), 'watched');
    } catch (error) {
      refuse(error);
    }
  });
  return {
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      swallowDoubleClick();
      void submit(event).finally(() => {
        isUnderWay.current = false;
      });
    },
    isBusy,
    failure,
  };
}
