import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { ChangeText } from './change-text.tsx';
import { changeInPercent, count, hours } from './figure-texts.ts';
import type { Figures, Statistics } from './statistics-query.ts';
import { CUSTOMERS_TEXTS as TEXTS } from './statistics-texts.ts';

interface Customer {
  readonly key: string;
  readonly name: string;
  readonly figures: Figures;
  /** Billed in the year before. */
  readonly before: number;
}

const FIRST = 5;

function customersOf({ byInvoiceRecipient, yearBefore }: Statistics): readonly Customer[] {
  const before = new Map(yearBefore.byInvoiceRecipient.map(({ id, figures }) => [id, figures.netRevenue.value]));
  return byInvoiceRecipient.map(({ id, name, figures }) => ({
    key: id ?? '',
    name: name ?? TEXTS.nobody,
    figures,
    before: before.get(id) ?? 0,
  }));
}

/** Who brings the most, and all of them on demand. */
export function CustomersCard({ data }: { readonly data: Statistics | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const customers = data && customersOf(data);
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      action={
        customers &&
        customers.length > FIRST && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)} sx={ALL}>
            {TEXTS.all(customers.length)}
          </Button>
        )
      }
    >
      {customers?.length === 0 ? (
        <Quiet size="body1" sx={{ p: 2 }}>
          {TEXTS.none}
        </Quiet>
      ) : (
        <CustomerTable label={TEXTS.title} rows={customers?.slice(0, FIRST)} />
      )}
      {isOpen && customers && <AllCustomers rows={customers} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}

const CustomerTable = ({ label, rows }: { readonly label: string; readonly rows: readonly Customer[] | undefined }) => (
  <CardTable label={label} columns={COLUMNS} rows={rows} rowKey={({ key }) => key} card={inFew} cardMark={Net} />
);

function AllCustomers({ rows, onClose }: { readonly rows: readonly Customer[]; readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 760, maxWidth: 760 } } }}
    >
      <Row gap={1} sx={{ px: 2, py: 1.5 }}>
        <Typography id={titleId} component="h2" variant="subtitle1" sx={{ flex: 1 }}>
          {TEXTS.allTitle}
        </Typography>
        <IconButton aria-label={DIALOG_TEXTS.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Row>
      <Box sx={{ overflowY: 'auto' }}>
        <CustomerTable label={TEXTS.allTitle} rows={rows} />
      </Box>
    </Dialog>
  );
}

const Net = ({ figures }: Customer) => (
  <Box component="b" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
    {formatEuro(figures.netRevenue.value)}
  </Box>
);
const Changed = ({ figures, before }: Customer) => (
  <ChangeText change={changeInPercent(figures.netRevenue.value, before)} />
);

/** Beneath the name on phones. */
const inFew = (customer: Customer) => (
  <Row gap={1} align="stretch" justify="space-between" sx={{ color: 'text.secondary' }}>
    {TEXTS.inFew(count(customer.figures.appointments), hours(customer.figures.workMinutes))}
    <Changed {...customer} />
  </Row>
);

const ALL = { color: 'primary.main', fontWeight: 400, mr: -1.25, my: -0.5 } as const;

const COLUMNS: readonly Column<Customer>[] = [
  { key: 'name', label: TEXTS.recipient, takesRest: true, cell: ({ name }) => <Cut>{name}</Cut> },
  {
    key: 'appointments',
    label: TEXTS.appointments,
    align: 'right',
    cell: ({ figures }) => count(figures.appointments),
  },
  {
    key: 'hours',
    label: TEXTS.hours,
    align: 'right',
    cell: ({ figures }) => <Quiet component="span">{hours(figures.workMinutes)}</Quiet>,
  },
  {
    key: 'net',
    label: TEXTS.net,
    align: 'right',
    cell: Net,
  },
  {
    key: 'change',
    label: TEXTS.change,
    align: 'right',
    cell: Changed,
  },
];
