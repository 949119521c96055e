import { useQuery } from '@tanstack/react-query';
import { Ban, FileMinus, House, Timer, Wallet } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICE } from '#platform/live/topics.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { CANCEL_TEXTS as TEXTS } from '../invoice-texts.ts';
import { cancelInvoice } from './invoice-commands.ts';
import { wasSent } from './invoice-steps.ts';
import { type StepDialogProps, subjectOf } from './step-dialog.ts';

const InvoicedBlocks = graphql(`
  query InvoicedBlocks($id: String!) {
    invoice(invoiceId: $id) { includedWorklogBlockIds }
  }
`);

const useBlockCount = (id: string): number | undefined =>
  useQuery(ask(InvoicedBlocks, { id }, [INVOICE, id], ({ invoice }) => invoice.includedWorklogBlockIds.length)).data;

/** Says what becomes of the invoice, its blocks and its payment. */
export function CancelDialog({ invoice, onClose }: StepDialogProps) {
  const cancel = useAttempt(cancelInvoice);
  const notify = useNotify();
  const { paidOn } = invoice.processingSteps;
  const blocks = useBlockCount(invoice.id);
  return (
    <ConfirmDialog
      title={TEXTS.title}
      subject={subjectOf(invoice)}
      icon={<Ban />}
      consequences={[
        { icon: <FileMinus />, text: TEXTS.cancellation },
        ...(blocks ? [{ icon: <Timer />, text: TEXTS.blocks(blocks) }] : []),
        { icon: <House />, text: wasSent(invoice) ? TEXTS.bothStay : TEXTS.inTheHouse },
        ...(paidOn ? [{ icon: <Wallet />, text: TEXTS.paid(formatDay(paidOn)) }] : []),
      ]}
      confirm={TEXTS.confirm}
      cancel={TEXTS.stay}
      onConfirm={async () => {
        const number = await cancel.send({ invoiceId: invoice.id });
        notify({ text: TEXTS.done(invoice.number, number) });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
