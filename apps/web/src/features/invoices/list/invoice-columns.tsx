import { MAIL_FAILURES } from '@gastspiel/domain/failures/mail-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { ChevronRight, MailX } from 'lucide-react';
import { Cut } from '#ui/cut.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatMoment } from '#ui/format/german-instant.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import type { Column } from '#ui/table/column.ts';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { InvoiceStateChip, isLate } from '../invoice-state.tsx';
import { INVOICE_TEXTS, LIST_TEXTS as TEXTS } from '../invoice-texts.ts';

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const QUIET = { ...FIGURES, color: NEUTRAL[600] } as const;
const LATE = { ...FIGURES, fontWeight: 600 } as const;

/** What was cancelled, and what cancels it, steps back behind what is still to be paid. */
const isOver = ({ state }: InvoiceSummary): boolean => state === 'CANCELLED';

const Gross = (invoice: InvoiceSummary) => (
  <Box
    component="span"
    sx={{
      ...FIGURES,
      fontWeight: 500,
      whiteSpace: 'nowrap',
      ...(isOver(invoice) && { color: NEUTRAL[500] }),
      ...(invoice.cancelledBy && { textDecoration: 'line-through' }),
    }}
  >
    {formatEuro(invoice.grossTotal.value)}
  </Box>
);

function Recipient(invoice: InvoiceSummary) {
  const { recipientName, cancels, cancelledBy } = invoice;
  const related = cancels
    ? INVOICE_TEXTS.cancels(cancels.number)
    : cancelledBy && INVOICE_TEXTS.cancelledBy(cancelledBy.number);
  return (
    <Box sx={{ color: isOver(invoice) ? NEUTRAL[500] : 'inherit' }}>
      <Cut>{recipientName}</Cut>
      {related && (
        <Box sx={{ typography: 'caption', lineHeight: '1rem' }}>
          <Cut>{related}</Cut>
        </Box>
      )}
    </Box>
  );
}

/** When the mail server took it, or why it did not. */
function Sent({ invoice, now }: { readonly invoice: InvoiceSummary; readonly now: Date }) {
  const { lastSentAt, mailFailure, processingSteps } = invoice;
  if (mailFailure) {
    return (
      <Box component="span" title={MAIL_FAILURES[mailFailure]} sx={FAILURE}>
        <MailX size={14} aria-hidden />
        {INVOICE_TEXTS.mailFailures[mailFailure]}
      </Box>
    );
  }
  if (lastSentAt) return formatMoment(lastSentAt, now);
  return processingSteps.sentAt ? INVOICE_TEXTS.beingSent : INVOICE_TEXTS.none;
}

const FAILURE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: TONES.danger.text,
  fontWeight: 500,
} as const;

/** The keys of those that can be sorted by are the server's. */
export const invoiceColumns = (now: Date): readonly Column<InvoiceSummary>[] => [
  {
    key: 'NUMBER',
    label: TEXTS.number,
    isSortable: true,
    cell: (invoice) => (
      <Box component="span" sx={{ color: isOver(invoice) ? NEUTRAL[500] : 'inherit' }}>
        {invoice.number}
      </Box>
    ),
  },
  { key: 'RECIPIENT', label: TEXTS.recipient, isSortable: true, takesRest: true, cell: Recipient },
  {
    key: 'ISSUE_DATE',
    label: TEXTS.issued,
    align: 'right',
    priority: 3,
    isSortable: true,
    cell: ({ issueDate }) => (
      <Box component="span" sx={QUIET}>
        {formatDay(issueDate)}
      </Box>
    ),
  },
  {
    key: 'due',
    label: TEXTS.due,
    align: 'right',
    cell: ({ state, cancels, processingSteps: { dueDate } }) => (
      <Box component="span" sx={isLate(state) ? LATE : QUIET}>
        {cancels ? INVOICE_TEXTS.none : formatDay(dueDate)}
      </Box>
    ),
  },
  { key: 'state', label: TEXTS.state, cell: ({ state }) => <InvoiceStateChip state={state} /> },
  {
    key: 'sent',
    label: TEXTS.sent,
    priority: 3,
    cell: (invoice) => (
      <Box component="span" sx={{ ...QUIET, fontSize: '0.8125rem' }}>
        <Sent invoice={invoice} now={now} />
      </Box>
    ),
  },
  { key: 'TOTAL', label: TEXTS.gross, align: 'right', isSortable: true, cell: Gross },
];

/** On phones a card is called by who pays; the others are what it can be sorted by. */
export const CARD_COLUMNS: readonly Column<InvoiceSummary>[] = [
  { key: 'RECIPIENT', label: TEXTS.recipientShort, isSortable: true, cell: ({ recipientName }) => recipientName },
  { key: 'NUMBER', label: TEXTS.number, isSortable: true, cell: ({ number }) => number },
  { key: 'ISSUE_DATE', label: TEXTS.issued, isSortable: true, cell: ({ issueDate }) => formatDay(issueDate) },
  { key: 'TOTAL', label: TEXTS.gross, isSortable: true, cell: Gross },
];

/** Beneath who pays and how much: number and due date, how far it is. */
export const invoiceCard = (now: Date) => (invoice: InvoiceSummary) => {
  const { number, state, mailFailure, cancels, processingSteps } = invoice;
  const { dueDate } = processingSteps;
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
        <span>{number}</span>
        <span>{cancels ? INVOICE_TEXTS.cancels(cancels.number) : TEXTS.dueOn(formatDay(dueDate))}</span>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <InvoiceStateChip state={state} large since={{ dueDate, today: dayOf(now) }} />
        {mailFailure && (
          <Box sx={{ typography: 'body2' }}>
            <Sent invoice={invoice} now={now} />
          </Box>
        )}
        <Box aria-hidden sx={{ display: 'flex', ml: 'auto' }}>
          <ChevronRight size={20} color={NEUTRAL[500]} />
        </Box>
      </Box>
    </Box>
  );
};

export const InvoiceCardMark = Gross;
