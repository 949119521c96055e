import { useQuery } from '@tanstack/react-query';
import { Ban, FileMinus, House, Timer, Wallet } from 'lucide-react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICE } from '#platform/live/topics.ts';
import { formatDay } from '#ui/fields/german-date.ts';
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
  const { paidOn } = invoice.processingSteps;
  const blocks = useBlockCount(invoice.id);
  return (
    <CommandDialog
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
      command={cancelInvoice}
      variables={{ invoiceId: invoice.id }}
      done={(number) => TEXTS.done(invoice.number, number)}
      onClose={onClose}
    />
  );
}
