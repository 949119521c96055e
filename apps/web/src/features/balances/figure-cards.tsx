import { OVERDUE_INVOICE_STATES, OWED_INVOICE_STATES } from '@gastspiel/domain/invoices/invoice-state.ts';
import { dayOf, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { useShowInvoices } from '#features/invoices/index.ts';
import { changeInPercent, useShowStatistics } from '#features/statistics/index.ts';
import { useShowUnbilledBlocks } from '#features/worklogs/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { CARD, List, Quiet, Row } from '#ui/layout.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { FIGURE_TEXTS as TEXTS } from './balance-texts.ts';
import type { RecipientSheet } from './recipient-document.ts';

type Balance = NonNullable<RecipientSheet['recipientBalance']>;

interface FigureCardsProps {
  readonly recipient: RecipientName;
  readonly balance: Balance;
  readonly unbilledBlocks: number;
}

/** Four sums; each leads to exactly what it counts, where that may be seen. */
export function FigureCards({ recipient, balance, unbilledBlocks }: FigureCardsProps) {
  const viewer = useViewer();
  const today = dayOf(useNow());
  const [showInvoices, showStatistics, showUnbilled] = [
    useShowInvoices(),
    useShowStatistics(),
    useShowUnbilledBlocks(),
  ];
  const { open, overdue, revenue, unbilled } = balance;
  const invoices = may(viewer, 'invoices.read') ? linkTo('/invoices') : undefined;
  const { text: change } = changeInPercent(revenue.net.value, revenue.yearBefore.value);
  return (
    <List aria-label={TEXTS.label} sx={CARDS}>
      <FigureCard
        label={TEXTS.open}
        value={formatEuro(open.grossTotal.value)}
        hint={TEXTS.invoices(open.count)}
        href={invoices}
        onClick={() => showInvoices({ states: OWED_INVOICE_STATES, recipient })}
      />
      <FigureCard
        label={TEXTS.overdue}
        value={formatEuro(overdue.grossTotal.value)}
        isLate={overdue.count > 0}
        hint={
          overdue.oldestDueDate
            ? TEXTS.overdueFor(overdue.count, daysBetween(overdue.oldestDueDate, today))
            : TEXTS.invoices(0)
        }
        href={invoices}
        onClick={() => showInvoices({ states: OVERDUE_INVOICE_STATES, recipient })}
      />
      <FigureCard
        label={TEXTS.revenue(revenue.from.slice(0, 4))}
        value={formatEuro(revenue.net.value)}
        hint={
          revenue.yearBefore.value === 0
            ? TEXTS.noYearBefore
            : TEXTS.comparedTo(change, formatDay(revenue.to).slice(0, 6))
        }
        href={may(viewer, 'statistics.read') ? linkTo('/invoices/statistics') : undefined}
        onClick={() => showStatistics({ recipients: [recipient], span: { from: revenue.from, to: revenue.to } })}
      />
      <FigureCard
        label={TEXTS.unbilled}
        value={formatHours(unbilled.minutes / 60)}
        hint={TEXTS.unbilledBlocks(unbilledBlocks, formatEuro(unbilled.net.value), unbilled.isPriceMissing)}
        href={linkTo('/worklog_recording')}
        onClick={() => showUnbilled(recipient)}
      />
    </List>
  );
}

interface FigureCardProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly isLate?: boolean;
  /** None for who may not see what it counts. */
  readonly href: string | undefined;
  /** Presets the list that it leads to. */
  readonly onClick: () => void;
}

const FigureCard = ({ label, value, hint, isLate = false, href, onClick }: FigureCardProps) => (
  <Box component="li" sx={{ ...WHOLE, ...(href && { '&:hover': { bgcolor: NEUTRAL[25] } }) }}>
    <Row gap={1} justify="space-between" sx={{ color: NEUTRAL[700], typography: 'body2' }}>
      {href ? (
        <RowLink href={href} onClick={onClick}>
          {label}
        </RowLink>
      ) : (
        label
      )}
      {href && <ChevronRight size={16} color={NEUTRAL[500]} aria-hidden />}
    </Row>
    <Box component="b" sx={{ ...VALUE, ...(isLate && { color: TONES.orange.text }) }}>
      {value}
    </Box>
    <Quiet size="caption">{hint}</Quiet>
  </Box>
);

const CARDS = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
const WHOLE = { ...CARD, position: 'relative', px: { xs: 1.5, sm: 2 }, py: 1.25, minWidth: 0 } as const;
const VALUE = {
  display: 'block',
  fontSize: { xs: '1.125rem', sm: '1.375rem' },
  lineHeight: '1.75rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
