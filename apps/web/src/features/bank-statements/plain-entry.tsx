import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Search } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import type { Entry } from './statement-query.ts';
import { ENTRY_TEXTS as TEXTS } from './statement-texts.ts';
import { type EntryStep, STEPS, useEntryDialogs } from './use-entry-dialogs.tsx';

/** An entry in one line: where it went, or that nothing fits, and what can be done with it. */
export function PlainEntry({ entry }: { readonly entry: Entry }) {
  const mayWrite = may(useViewer(), 'payments.write');
  const { dialog, open } = useEntryDialogs(entry);
  const { day, name, amount, isReturn } = entry;
  const euro = formatEuro(amount.value);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {entry.section === 'ASIDE' ? TEXTS.nobody : (name ?? TEXTS.nobody)}
      </Box>
      <Quiet component="span">{formatDay(day).slice(0, 6)}</Quiet>
      <Box component="b" sx={{ textAlign: { sm: 'right' }, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {euro}
      </Box>
      <Quiet component="div" sx={{ overflowWrap: 'anywhere' }}>
        {isReturn && <div>{TEXTS.isReturn}</div>}
        <Words entry={entry} />
      </Quiet>
      <Box sx={STEPS}>
        {mayWrite &&
          stepsOf(entry).map(({ step, label, isMain }) => (
            <Button
              key={step}
              size="small"
              {...(isMain && { variant: 'outlined' })}
              {...(step === 'book' && { startIcon: <Search size={16} /> })}
              aria-label={TEXTS.ofEntry(label, name ?? TEXTS.nobody, euro)}
              onClick={() => open(step)}
            >
              {label}
            </Button>
          ))}
      </Box>
      {dialog}
    </Box>
  );
}

interface Step {
  readonly step: EntryStep;
  readonly label: string;
  readonly isMain?: boolean;
}

/** Money that left the account pays no invoice, but may be one that came back. */
function stepsOf({ section, amount }: Entry): readonly Step[] {
  if (section === 'BOOKED' || section === 'ASIDE') return [{ step: 'reopen', label: TEXTS.change }];
  return [
    amount.value > 0
      ? { step: 'book', label: TEXTS.choose, isMain: true }
      : { step: 'return', label: TEXTS.returned, isMain: true },
    { step: 'aside', label: TEXTS.ignore },
  ];
}

/** The payer's own words, the invoices that it pays, or why it was set aside. */
function Words({ entry }: { readonly entry: Entry }) {
  const { section, text, payment, asideReason, bookedByItself } = entry;
  if (section === 'ASIDE') return asideReason;
  if (section !== 'BOOKED') return text ? `„${text}“` : TEXTS.none;
  const live = (payment?.allotments ?? []).filter(({ takenBack }) => !takenBack);
  const numbers = new Map(live.map(({ invoiceId, invoiceNumber }) => [invoiceId, invoiceNumber]));
  return (
    <Row wraps sx={{ columnGap: 1 }}>
      <span>{payment?.recipientName}</span>
      {[...numbers].map(
        ([invoiceId, number]) =>
          invoiceId && (
            <Link key={invoiceId} href={linkTo('/invoice/$invoiceId', { invoiceId })}>
              {number}
            </Link>
          ),
      )}
      <span>{bookedByItself ? TEXTS.byItself : TEXTS.byHand}</span>
    </Row>
  );
}

const ROW = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1,
  minHeight: 48,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) auto auto',
    md: 'minmax(0, 3fr) 3.5rem 6.5rem minmax(0, 4fr) 15.5rem',
  },
  '& > :nth-of-type(4), & > :last-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
} as const;
