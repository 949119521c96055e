import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { AllotmentFields } from './allotment-fields.tsx';
import {
  type AllotmentRows,
  allotmentFaults,
  allottedIn,
  atInvoices,
  centsOf,
  proposedRows,
  sentAllotments,
} from './allotment-values.ts';
import { allotCredit } from './payment-commands.ts';
import { type Owed, type OwedInvoice, owedQuery } from './payment-query.ts';
import { OWED_TEXTS, CREDIT_TEXTS as TEXTS } from './payment-texts.ts';

/** More than there is can't be given away; nothing needs no dialog. */
const creditForm = (owed: Owed | undefined, credit: number) =>
  z.custom<{ allotments: AllotmentRows }>().superRefine(({ allotments }, context) => {
    if (!owed) return;
    const [first] = owed.openInvoices;
    const allotted = allottedIn(allotments, owed.openInvoices);
    const faults = allotmentFaults(allotments, owed);
    for (const { path, message } of faults) context.addIssue({ code: 'custom', path, message });
    if (first && faults.length === 0 && allotted > credit) {
      const last = owed.openInvoices.findLast(({ id }) => allotments[id]?.amount) ?? first;
      context.addIssue({
        code: 'custom',
        path: ['allotments', last.id, 'amount'],
        message: PAYMENT_FAILURES.noCredit.message,
      });
    }
  });

interface CreditDialogProps {
  readonly recipientId: string;
  readonly recipientName: string;
  readonly credit: number;
  readonly onClose: () => void;
}

/** A credit pays invoices. */
export function AllotCreditDialog({ recipientId, recipientName, credit, onClose }: CreditDialogProps) {
  const query = useQuery(owedQuery(recipientId));
  const { data: owed } = query;
  const invoices = owed?.openInvoices ?? [];
  const form = useForm({
    resolver: zodResolver(creditForm(owed, centsOf(credit))),
    defaultValues: { allotments: {} as AllotmentRows },
  });
  const propose = useEffectEvent((found: readonly OwedInvoice[]): void => {
    if (!form.formState.isDirty) form.reset({ allotments: proposedRows(centsOf(credit), found) });
  });
  useEffect(() => {
    if (owed) propose(owed.openInvoices);
  }, [owed]);
  const { send } = useAttempt(allotCredit);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.allotTitle}
      intro={`${recipientName}: ${OWED_TEXTS.credit(formatEuro(credit))}`}
      submit={TEXTS.allot}
      width={600}
      form={form}
      canSubmit={invoices.length > 0}
      save={async ({ allotments }) => {
        const input = { invoiceRecipientId: recipientId, allotments: sentAllotments(allotments, invoices) };
        await send({ input }).catch((error: unknown) => {
          throw error instanceof ApiError ? atInvoices(error, allotments, invoices) : error;
        });
        notify({ text: TEXTS.allotted });
      }}
      onClose={onClose}
    >
      {!owed && <Pending isSmall query={query} texts={OWED_TEXTS} />}
      {owed && invoices.length === 0 && <Quiet>{OWED_TEXTS.noneToAllot}</Quiet>}
      {invoices.length > 0 && <AllotmentFields invoices={invoices} amount={centsOf(credit)} />}
    </FormDialog>
  );
}
