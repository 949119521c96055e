import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight, FileText, type LucideIcon, RefreshCw } from 'lucide-react';
import { countedText } from '#parts/lists/counted-texts.ts';
import { useNow } from '#platform/state/use-now.ts';
import { IconBadge } from '#ui/icon-badge.tsx';
import { CARD, Quiet } from '#ui/layout.tsx';
import { NEUTRAL, type Tone, tint } from '#ui/tokens.ts';
import { usePrintoutSummaries } from '../printout-summaries.ts';
import { LIST_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { nextLabel } from './next-label.ts';
import { type ChosenFilters, COUNTED, isSame, NO_FILTERS } from './sheet-filter.ts';

interface SummaryCardsProps {
  readonly chosen: ChosenFilters;
  readonly onShow: (filters: ChosenFilters) => void;
}

/** Two counts of waiting time sheets; a click shows exactly those, another one all again. */
export function SummaryCards({ chosen, onShow }: SummaryCardsProps) {
  const { data } = usePrintoutSummaries();
  const now = useNow();
  const next = data?.unsent.nextStartDateTime;
  const toggle = (which: keyof typeof COUNTED) => ({
    isOn: isSame(chosen, COUNTED[which]),
    onClick: () => onShow(isSame(chosen, COUNTED[which]) ? NO_FILTERS : COUNTED[which]),
  });
  return (
    <Box sx={CARDS}>
      <SummaryCard
        icon={FileText}
        tone="neutral"
        count={data?.unsent.count}
        label={TEXTS.unsent}
        hint={[TEXTS.unsentHint, ...(next ? [TEXTS.next(nextLabel(next, now))] : [])].join(' · ')}
        {...toggle('unsent')}
      />
      <SummaryCard
        icon={RefreshCw}
        tone="orange"
        count={data?.resending.count}
        label={TEXTS.resending}
        hint={TEXTS.resendingHint}
        {...toggle('resending')}
      />
    </Box>
  );
}

interface SummaryCardProps {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** Undefined while it is being counted. */
  readonly count: number | undefined;
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function SummaryCard({ icon: Icon, tone, count, label, hint, isOn, onClick }: SummaryCardProps) {
  return (
    <ButtonBase aria-pressed={isOn} onClick={onClick} sx={isOn ? { ...WHOLE, ...ON } : WHOLE}>
      <Box sx={FROM_TABLETS}>
        <IconBadge icon={<Icon />} tone={tone} small />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box>
          <Box component="span" sx={{ fontSize: '1.75rem', lineHeight: '2.125rem', fontWeight: 650, mr: 0.5 }}>
            {count === undefined ? TEXTS.none : countedText(count)}
          </Box>{' '}
          <Box component="span" sx={{ fontWeight: 500 }}>
            {label}
          </Box>
        </Box>
        <Quiet size="caption">{hint}</Quiet>
      </Box>
      <Box sx={FROM_TABLETS}>
        <ChevronRight size={18} color={NEUTRAL[500]} aria-hidden />
      </Box>
    </ButtonBase>
  );
}

/** On phones the filter bar reaches up to what stands above it. */
const CARDS = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  mb: { xs: 2, sm: 0 },
} as const;
const FROM_TABLETS = { display: { xs: 'none', sm: 'flex' } } as const;
const WHOLE = {
  ...CARD,
  display: 'flex',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 2,
  width: '100%',
  px: { xs: 1.5, sm: 2 },
  py: { xs: 1, sm: 2 },
  textAlign: 'left',
  font: 'inherit',
  fontSize: '0.9375rem',
  '&:hover': { bgcolor: NEUTRAL[25] },
} as const;
const ON = { bgcolor: tint(6), borderColor: tint(26), '&:hover': { bgcolor: tint(12) } } as const;
