import type { InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useNow } from '#platform/state/use-now.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { INVOICE_LOOKS } from '../invoice-state.tsx';
import { STATE_TEXTS } from '../invoice-state-texts.ts';
import { INVOICE_TEXTS, LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import { afterSumClick, isCounted, summedInvoices } from './invoice-filter.ts';
import { useInvoiceSums } from './invoices-query.ts';

/** In the order of an invoice's life; cancelled ones count in no sum. */
const IN_ORDER = ['DRAFT', 'MISSED_SENDING', 'PENDING', 'PAST_DUE', 'PAST_DUN', 'PAID'] as const;
/** On phones two are seen at once: what is late comes first. */
const LATE_FIRST = ['PAST_DUE', 'PAST_DUN', 'PENDING', 'MISSED_SENDING', 'DRAFT', 'PAID'] as const;

interface StateCardsProps {
  readonly chosen: ChosenFilters;
  readonly isPhone: boolean;
  readonly onShow: (filters: ChosenFilters) => void;
}

/** The sums by state of what the list shows; a click shows exactly those invoices, another one all again. */
export function StateCards({ chosen, isPhone, onShow }: StateCardsProps) {
  const today = dayOf(useNow());
  // The server is asked for words, not for letters.
  const text = useSettled(chosen.text);
  const summed = summedInvoices({ ...chosen, text }, today);
  const { year } = summed;
  const { data } = useInvoiceSums(summed);
  return (
    <Box role="group" aria-label={TEXTS.sums(year)} sx={CARDS}>
      {(isPhone ? LATE_FIRST : IN_ORDER).map((state) => (
        <StateCard
          key={state}
          state={state}
          year={year}
          sum={data && (data.get(state) ?? NOTHING)}
          isOn={isCounted(chosen, state, year)}
          onClick={() => onShow(afterSumClick(chosen, state, year, today))}
        />
      ))}
    </Box>
  );
}

interface Sum {
  readonly count: number;
  readonly gross: number;
}
const NOTHING: Sum = { count: 0, gross: 0 };

interface StateCardProps {
  readonly state: InvoiceState;
  /** None where the list is narrowed otherwise. */
  readonly year: number | null;
  /** Undefined while it is being reckoned. */
  readonly sum: Sum | undefined;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function StateCard({ state, year, sum, isOn, onClick }: StateCardProps) {
  const { tone, icon: Icon } = INVOICE_LOOKS[state];
  const { text: color } = TONES[tone];
  return (
    <ButtonBase
      aria-pressed={isOn}
      onClick={onClick}
      sx={isOn ? { ...WHOLE, borderColor: color, boxShadow: `inset 0 0 0 1px ${color}` } : WHOLE}
    >
      <Box component="span" sx={{ ...LABEL, color }}>
        <Icon size={14} aria-hidden />
        {STATE_TEXTS.states[state]}
      </Box>
      <Box component="span" sx={FIGURE}>
        {sum ? formatEuro(sum.gross) : INVOICE_TEXTS.none}
      </Box>
      <Quiet component="span" size="caption" sx={{ whiteSpace: 'nowrap' }}>
        {sum ? TEXTS.countOf(sum.count, year) : year}
      </Quiet>
    </ButtonBase>
  );
}

/** On phones they are looked through sideways, from edge to edge; the filter bar reaches up to them. */
const CARDS = {
  display: 'grid',
  gap: { xs: 1, lg: 1.5 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: 'minmax(152px, max-content)', sm: 'auto' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  mb: { xs: 2, sm: 0 },
} as const;
const WHOLE = {
  ...CARD,
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  gap: 0.25,
  px: 1.25,
  py: 1.25,
  minWidth: 0,
  textAlign: 'left',
  font: 'inherit',
  '&:hover': { bgcolor: NEUTRAL[25] },
} as const;
const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.625,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
const FIGURE = { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' } as const;
