import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';
import { formatDay } from '#ui/fields/german-date.ts';
import { Row, Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { InvoiceStateChip, isLate } from '../invoice-state.tsx';
import { INVOICE_TEXTS, LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import { FIGURES, Gross, isOver, Recipient, Sent, State } from './invoice-cells.tsx';

const QUIET = { ...FIGURES, color: NEUTRAL[600] } as const;
const LATE = { ...FIGURES, fontWeight: 600 } as const;

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
    priority: 4,
    isSortable: true,
    cell: ({ issueDate }) => (
      <Box component="span" sx={QUIET}>
        {formatDay(issueDate)}
      </Box>
    ),
  },
  {
    key: 'DUE_DATE',
    label: TEXTS.due,
    align: 'right',
    isSortable: true,
    cell: ({ state, cancels, processingSteps: { dueDate } }) => (
      <Box component="span" sx={isLate(state) ? LATE : QUIET}>
        {cancels ? INVOICE_TEXTS.none : formatDay(dueDate)}
      </Box>
    ),
  },
  { key: 'state', label: TEXTS.state, cell: State },
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
  {
    key: 'DUE_DATE',
    label: TEXTS.due,
    isSortable: true,
    cell: ({ processingSteps }) => formatDay(processingSteps.dueDate),
  },
  { key: 'TOTAL', label: TEXTS.gross, isSortable: true, cell: Gross },
];

/** Beneath who pays and how much: number and due date, how far it is. */
export const invoiceCard = (now: Date) => (invoice: InvoiceSummary) => {
  const { number, state, mailFailure, cancels, processingSteps } = invoice;
  const { dueDate } = processingSteps;
  return (
    <Stack gap={1} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      <Row align="stretch" justify="space-between" wraps sx={{ columnGap: 1 }}>
        <span>{number}</span>
        <span>{cancels ? INVOICE_TEXTS.cancels(cancels.number) : TEXTS.dueOn(formatDay(dueDate))}</span>
      </Row>
      <Row gap={1}>
        <InvoiceStateChip state={state} large since={{ dueDate, today: dayOf(now) }} />
        {mailFailure && (
          <Box sx={{ typography: 'body2' }}>
            <Sent invoice={invoice} now={now} />
          </Box>
        )}
        <Row align="stretch" aria-hidden sx={{ ml: 'auto' }}>
          <ChevronRight size={20} color={NEUTRAL[500]} />
        </Row>
      </Row>
    </Stack>
  );
};
