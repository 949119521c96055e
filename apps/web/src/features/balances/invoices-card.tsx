import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { InvoiceStateChip, isLate, useShowInvoices } from '#features/invoices/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { INVOICES_TEXTS as TEXTS } from './balance-texts.ts';
import { type RecipientSheet, wholeYear } from './recipient-document.ts';

/** The rest is in the list. */
const SHOWN = 4;

type Invoices = NonNullable<RecipientSheet['invoices']>;
type Invoice = Invoices['items'][number];

const QUIET = { color: NEUTRAL[600], fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const STRONG = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const dueText = ({ cancels, processingSteps: { dueDate } }: Invoice): string =>
  cancels ? TEXTS.nothing : formatDay(dueDate);
const openText = ({ openAmount: { value } }: Invoice): string => (value > 0 ? formatEuro(value) : TEXTS.nothing);

function State({ state, processingSteps: { dueDate } }: Invoice) {
  return <InvoiceStateChip state={state} since={{ dueDate, today: dayOf(useNow()) }} />;
}

const COLUMNS: readonly Column<Invoice>[] = [
  { key: 'number', label: TEXTS.number, cell: ({ number }) => number },
  {
    key: 'issued',
    label: TEXTS.issued,
    align: 'right',
    priority: 4,
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
    cell: (invoice) => (
      <Box component="span" sx={isLate(invoice.state) ? STRONG : QUIET}>
        {dueText(invoice)}
      </Box>
    ),
  },
  { key: 'state', label: TEXTS.state, cell: (invoice) => <State {...invoice} /> },
  {
    key: 'gross',
    label: TEXTS.gross,
    align: 'right',
    cell: ({ grossTotal }) => (
      <Box component="span" sx={QUIET}>
        {formatEuro(grossTotal.value)}
      </Box>
    ),
  },
  {
    key: 'open',
    label: TEXTS.open,
    align: 'right',
    cell: (invoice) => (
      <Box component="span" sx={STRONG}>
        {openText(invoice)}
      </Box>
    ),
  },
];

/** On phones: what one needs to recognise it, and what is open. */
const InvoiceCard = (invoice: Invoice) => (
  <Row justify="space-between" wraps sx={{ columnGap: 1, color: 'text.secondary' }}>
    <span>{`${TEXTS.due} ${dueText(invoice)}`}</span>
    <Box component="span" sx={STRONG}>
      {formatEuro(invoice.grossTotal.value)}
    </Box>
    {invoice.openAmount.value > 0 && <span>{`${TEXTS.open} ${openText(invoice)}`}</span>}
  </Row>
);

interface InvoicesCardProps {
  readonly recipient: RecipientName;
  readonly invoices: Invoices;
}

/** The newest invoices of this year, and the way to all of it. */
export function InvoicesCard({ recipient, invoices: { count, items } }: InvoicesCardProps) {
  const show = useShowInvoices();
  const range = wholeYear(dayOf(useNow()));
  const year = range.from.slice(0, 4);
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      hint={count > 0 && TEXTS.ofYear(count, year)}
      action={
        count > 0 && (
          <Link href={linkTo('/invoices')} onClick={() => show({ recipient, range })} underline="hover">
            {TEXTS.all}
          </Link>
        )
      }
    >
      {count === 0 ? (
        <Quiet sx={{ p: 2 }}>{TEXTS.none(year)}</Quiet>
      ) : (
        <CardTable
          label={TEXTS.title}
          columns={COLUMNS}
          rows={items.slice(0, SHOWN)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => linkTo('/invoice/$invoiceId', { invoiceId: id })}
          card={InvoiceCard}
          cardMark={(invoice) => <State {...invoice} />}
        />
      )}
    </SectionCard>
  );
}
