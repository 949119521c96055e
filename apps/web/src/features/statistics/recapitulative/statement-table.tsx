import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Cut } from '#ui/layout.tsx';
import { CardColumns } from '#ui/table/card-columns.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TONES } from '#ui/tokens.ts';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { count, wholeEuro } from '../figure-texts.ts';
import type { Statement, StatementRow } from '../statistics-query.ts';
import { STATEMENT_TEXTS as TEXTS } from './statement-texts.ts';

/** The statement about a customer, or about all of them at the end. */
type Row = Pick<StatementRow, 'net' | 'euro' | 'invoices'> & { readonly of: StatementRow | null };

const rowsOf = ({ rows, net, euro }: Statement): readonly Row[] => [
  ...rows.map((row) => ({ ...row, of: row })),
  { of: null, net, euro, invoices: rows.reduce((sum, { invoices }) => sum + invoices, 0) },
];

/** By VAT number, as the form wants it; the sum comes last. */
export function StatementTable({
  statement,
  blank,
}: {
  readonly statement: Statement | undefined;
  readonly blank: ReactNode;
}) {
  const isPhone = useIsPhone();
  return (
    <DataTable
      label={TEXTS.euro}
      columns={isPhone ? [WHO] : [COUNTRY, VAT, RECIPIENT, ...AMOUNTS]}
      rows={statement && (statement.rows.length > 0 ? rowsOf(statement) : [])}
      rowKey={({ of }) => (of ? (of.vatNumber ?? of.recipientId) : 'total')}
      card={(row) => <CardColumns row={row} columns={row.of ? [VAT, ...AMOUNTS] : AMOUNTS} />}
      blank={blank}
    />
  );
}

const VatMissing = ({ of: { recipientId, recipientName } }: { readonly of: StatementRow }) => (
  <Link
    href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: recipientId })}
    aria-label={TEXTS.vatMissingAt(recipientName)}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: TONES.danger.text, fontWeight: 600 }}
  >
    <CircleAlert size={14} aria-hidden />
    {TEXTS.vatMissing}
  </Link>
);

const strong = (isStrong: boolean, content: ReactNode): ReactNode =>
  isStrong ? (
    <Box component="b" sx={{ fontWeight: 650 }}>
      {content}
    </Box>
  ) : (
    content
  );

const COUNTRY: Column<Row> = {
  key: 'country',
  label: TEXTS.country,
  cell: ({ of }) => (of ? (of.country ?? TEXTS.none) : strong(true, TEXTS.total)),
};
const VAT: Column<Row> = {
  key: 'vatNumber',
  label: TEXTS.vatNumber,
  cell: ({ of }) => of && (of.vatNumber ?? <VatMissing of={of} />),
};
const RECIPIENT: Column<Row> = {
  key: 'recipient',
  label: TEXTS.recipient,
  takesRest: true,
  cell: ({ of }) => of && <Cut>{of.recipientName}</Cut>,
};
/** The title of a card on phones. */
const WHO: Column<Row> = { ...RECIPIENT, cell: ({ of }) => of?.recipientName ?? TEXTS.total };
const AMOUNTS: readonly Column<Row>[] = [
  {
    key: 'invoices',
    label: TEXTS.count,
    align: 'right',
    cell: ({ of, invoices }) => strong(of === null, count(invoices)),
  },
  { key: 'net', label: TEXTS.net, align: 'right', cell: ({ of, net }) => strong(of === null, formatEuro(net.value)) },
  { key: 'euro', label: TEXTS.euro, align: 'right', cell: ({ euro }) => strong(true, wholeEuro(euro)) },
];
