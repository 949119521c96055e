import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { InvoiceStateChip, useShowInvoices } from '#features/invoices/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import type { Home } from './home-document.ts';
import { INVOICES_TEXTS as TEXTS } from './home-texts.ts';
import { ROW } from './rows.ts';

type Sums = NonNullable<Home['openInvoiceSummary']>;

/** Invoices that are neither paid nor cancelled, by state; each row leads to exactly those. */
export function InvoicesCard({ sums }: { readonly sums: Sums }) {
  const show = useShowInvoices();
  const open = sums.filter(({ count }) => count > 0);
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      action={
        <Link href={linkTo('/invoices')} onClick={() => show({})} underline="hover">
          {TEXTS.open}
        </Link>
      }
    >
      {open.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List>
        {open.map(({ state, count, grossTotal }) => (
          <Box component="li" key={state} sx={ROW}>
            <Box sx={{ flex: 1 }}>
              <RowLink href={linkTo('/invoices')} onClick={() => show({ states: [state] })}>
                <InvoiceStateChip state={state} />
              </RowLink>
            </Box>
            <span>{count}</span>
            <Box sx={{ minWidth: '5.75rem', textAlign: 'right', fontWeight: 500 }}>{formatEuro(grossTotal.value)}</Box>
          </Box>
        ))}
      </List>
    </SectionCard>
  );
}
