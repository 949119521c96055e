import { invoiceNumber } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { useQuery } from '@tanstack/react-query';
import { FileMinus, FilePen, Info, Send, Wallet } from 'lucide-react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { CORRECT_TEXTS as TEXTS } from '../invoice-texts.ts';
import { correctInvoice } from './invoice-commands.ts';
import { type StepDialogProps, subjectOf } from './step-dialog.ts';

const NextNumber = graphql(`
  query NextNumber {
    nextInvoiceNumber
  }
`);
const nextNumberQuery = ask(NextNumber, {}, [INVOICES, 'next-number'], ({ nextInvoiceNumber }) => nextInvoiceNumber);

/** "2026-00009" → "2026-00010" */
function following(number: string): string {
  const [year = 0, position = 0] = number.split('-').map(Number);
  return invoiceNumber(year, position + 1);
}

/** Says which two invoices come of it, and then leads to the draft. */
export function CorrectDialog({ invoice, onClose }: StepDialogProps) {
  const { data: next } = useQuery(nextNumberQuery);
  const navigate = useNavigate();
  const hasPaid = invoice.openAmount.value < invoice.grossTotal.value;
  return (
    <CommandDialog
      title={TEXTS.title}
      subject={subjectOf(invoice)}
      icon={<FilePen />}
      tone="neutral"
      consequences={[
        ...(next
          ? [
              { icon: <FileMinus />, text: TEXTS.cancellation(invoice.number, next) },
              { icon: <FilePen />, text: TEXTS.successor(following(next)) },
              { icon: <Info />, text: TEXTS.numbers },
            ]
          : []),
        { icon: <Send />, text: TEXTS.send },
        ...(hasPaid ? [{ icon: <Wallet />, text: TEXTS.paid }] : []),
      ]}
      confirm={TEXTS.confirm}
      cancel={TEXTS.stay}
      command={correctInvoice}
      variables={{ invoiceId: invoice.id }}
      done={({ cancellation, successor }) => TEXTS.done(invoice.number, cancellation, successor.number)}
      onDone={({ successor }) => {
        onClose();
        navigate(linkTo('/invoice/edit/$invoiceId', { invoiceId: successor.id }));
      }}
      onClose={onClose}
    />
  );
}
