import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import Link from '@mui/material/Link';
import { TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Stack } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { OBSTACLE_TEXTS as TEXTS } from './invoice-texts.ts';

interface ObstaclesProps {
  readonly sentences: readonly string[];
  readonly recipientId: string;
}

const SENDERS: readonly string[] = [INVOICE_FAILURES.senderVatNumberNeeded.message, INVOICE_FAILURES.noSender.message];

const TAKEN_OVER: readonly string[] = [
  INVOICE_FAILURES.vatNumberNotTaken.message,
  INVOICE_FAILURES.nothingToPay.message,
];

/** The obstacles that keep an invoice in the house, each with the way to where it is mended. */
export function Obstacles({ sentences, recipientId }: ObstaclesProps) {
  return (
    <Note tone="warning" icon={TriangleAlert} role="status" isFramed>
      <Stack gap={0.75}>
        <b>{TEXTS.title}</b>
        {sentences.map((sentence) => {
          // The hint beside it takes over what was changed.
          if (TAKEN_OVER.includes(sentence)) return <div key={sentence}>{sentence}</div>;
          const isSenders = SENDERS.includes(sentence);
          const href = isSenders
            ? linkTo('/invoice_sender')
            : linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: recipientId });
          return (
            <div key={sentence}>
              {`${sentence} `}
              <Link color="inherit" href={href}>
                {isSenders ? TEXTS.toSender : TEXTS.toRecipient}
              </Link>
            </div>
          );
        })}
      </Stack>
    </Note>
  );
}
