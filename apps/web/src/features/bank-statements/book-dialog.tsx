import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { RecipientField, useRecipientNames } from '#features/invoice-recipients/index.ts';
import {
  AllotmentFields,
  type AllotmentRows,
  allotmentFaults,
  atInvoices,
  centsOf,
  OWED_TEXTS,
  type Owed,
  owedQuery,
  proposedRows,
  sentAllotments,
} from '#features/payments/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { bookEntry } from './statement-commands.ts';
import type { Entry } from './statement-query.ts';
import { ENTRY_TEXTS, BOOK_TEXTS as TEXTS } from './statement-texts.ts';

interface BookValues {
  recipientId: string;
  allotments: AllotmentRows;
}

const bookForm = (owed: Owed | undefined) =>
  z.custom<BookValues>().superRefine(({ allotments }, context) => {
    for (const { path, message } of owed ? allotmentFaults(allotments, owed) : [])
      context.addIssue({ code: 'custom', path, message });
  });

interface BookDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Somebody says whose money it is, and which invoices it pays. */
export function BookDialog({ entry, onClose }: BookDialogProps) {
  const { id, amount, day, name, proposal } = entry;
  const [part] = proposal?.parts ?? [];
  const names = useRecipientNames(part?.invoice.recipientName ?? '');
  const proposed = names.data?.find((one) => one.id === proposal?.recipientId);
  const [recipientId, setRecipientId] = useState(proposal?.recipientId ?? '');
  const query = useQuery({ ...owedQuery(recipientId), enabled: recipientId !== '' });
  const { data: owed } = query;
  const invoices = owed?.openInvoices ?? [];
  const form = useForm({
    resolver: zodResolver(bookForm(owed)),
    defaultValues: { recipientId, allotments: {} } as BookValues,
  });
  const propose = useEffectEvent((): void =>
    form.setValue('allotments', proposedRows(centsOf(amount.value), invoices, part?.invoice.id)),
  );
  const isLoaded = owed !== undefined;
  useEffect(() => {
    if (recipientId && isLoaded) propose();
  }, [recipientId, isLoaded]);
  const { send } = useAttempt(bookEntry);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={`${name ?? ENTRY_TEXTS.nobody}, ${formatDay(day)}, ${formatEuro(amount.value)}`}
      submit={TEXTS.submit}
      width={600}
      form={form}
      canSubmit={owed !== undefined}
      save={async ({ allotments }) => {
        const input = { invoiceRecipientId: recipientId, allotments: sentAllotments(allotments, invoices) };
        await send({ id, input }).catch((error: unknown) => {
          throw error instanceof ApiError ? atInvoices(error, allotments, invoices) : error;
        });
        notify({ text: ENTRY_TEXTS.booked(formatEuro(amount.value)) });
      }}
      onClose={onClose}
    >
      {!names.isPending && (
        <RecipientField
          name="recipientId"
          label={TEXTS.recipient}
          none=""
          chosen={proposed}
          onPick={(next) => setRecipientId(next?.id ?? '')}
        />
      )}
      {recipientId && !owed && <Pending isSmall query={query} texts={OWED_TEXTS} />}
      {owed && <AllotmentFields invoices={invoices} amount={centsOf(amount.value)} />}
    </FormDialog>
  );
}
