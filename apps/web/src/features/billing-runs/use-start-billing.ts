import { type SubmitEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { noticeRun, startBillingRun } from '#features/invoices/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { swallowDoubleClick } from '#ui/double-click.ts';
import { failureOf } from '#ui/form/form-errors.ts';
import { FORM_TEXTS } from '#ui/form/form-texts.ts';
import type { RunRow } from './run-rows.ts';
import type { Terms, TermsValues } from './terms.ts';

const FIELDS = ['issueDate', 'dueDate', 'travelPrice'] as const;

interface Wishes {
  readonly proposesSurcharges: boolean;
  /** The ids of the rows whose recorded ways are billed too. */
  readonly travel: readonly string[];
}

/** Has the chosen invoices made, as they were seen; what is wrong with the dates is told at their fields. */
export function useStartBilling(
  form: UseFormReturn<TermsValues, unknown, Terms>,
  chosen: readonly RunRow[],
  { proposesSurcharges, travel }: Wishes,
) {
  const [failure, setFailure] = useState<string>();
  const { send, isBusy } = useAttempt(startBillingRun, {
    onDone: (id) => {
      noticeRun(id, 'watched');
      setFailure(undefined);
    },
  });
  // A second press can come before the button shows the first one.
  const isUnderWay = useRef(false);

  const refuse = (error: unknown): void => {
    const { message, fields } = failureOf(error, FORM_TEXTS.failed);
    const wrong = FIELDS.filter((field) => fields[field]);
    for (const field of wrong)
      form.setError(field, { type: 'server', message: fields[field] ?? '' }, { shouldFocus: true });
    if (wrong.length === 0) setFailure(message);
  };

  const submit = form.handleSubmit(async ({ issueDate, dueDate, travelPrice }) => {
    setFailure(undefined);
    const invoices = chosen.flatMap(({ id, proposal, travelMinutes }) =>
      proposal
        ? [
            {
              invoiceRecipientId: proposal.invoiceRecipientId,
              blocks: proposal.blocks,
              billsTravel: travelMinutes > 0 && travel.includes(id),
            },
          ]
        : [],
    );
    if (invoices.length === 0) return;
    const price = invoices.some(({ billsTravel }) => billsTravel) ? travelPrice : null;
    try {
      await send({
        input: {
          issueDate,
          dueDate,
          proposesSurcharges,
          invoices,
          travelPrice: price === null ? null : { value: price / 100 },
        },
      });
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
