import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Ban, type LucideIcon, Minus, Pencil, Plus } from 'lucide-react';
import { formatHours } from '#ui/format/german-shift.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { TONES, type Tone, tint } from '#ui/tokens.ts';
import { type Shown, type Sums, sumOf } from './transfer-query.ts';
import { SUM_TEXTS as TEXTS } from './transfer-texts.ts';

const LOOKS: Readonly<Record<Shown, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  NEW: { tone: 'success', icon: Plus },
  CHANGED: { tone: 'info', icon: Pencil },
  GONE: { tone: 'neutral', icon: Minus },
  KEPT: { tone: 'danger', icon: Ban },
};
export const ALL_SHOWN = Object.keys(LOOKS) as readonly Shown[];

interface SumCardsProps {
  readonly sums: Sums | undefined;
  readonly shown: Shown | undefined;
  readonly onShow: (shown: Shown) => void;
}

/** How much there is of each kind; a press shows the times themselves. */
export const SumCards = ({ sums, shown, onShow }: SumCardsProps) => (
  <Box role="group" aria-label={TEXTS.label} sx={CARDS}>
    {ALL_SHOWN.map((kind) => (
      <SumCard key={kind} kind={kind} sums={sums} isShown={kind === shown} onShow={() => onShow(kind)} />
    ))}
  </Box>
);

interface SumCardProps {
  readonly kind: Shown;
  readonly sums: Sums | undefined;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function SumCard({ kind, sums, isShown, onShow }: SumCardProps) {
  const { tone, icon: Icon } = LOOKS[kind];
  const { text, ground } = TONES[tone];
  const sum = sums && sumOf(sums, kind);
  return (
    <ButtonBase
      aria-pressed={isShown}
      disabled={!sum || sum.lines === 0}
      onClick={onShow}
      sx={{ ...WHOLE, ...(isShown && CHOSEN) }}
    >
      <Box aria-hidden sx={{ ...ICON, color: text, bgcolor: ground }}>
        <Icon size={18} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Row align="baseline" wraps sx={FIGURE}>
          {sum ? (
            <b>{sum.lines.toLocaleString('de-DE')}</b>
          ) : (
            <Box component="span" sx={APPEAR_LATE}>
              <Skeleton width={48} height={18} />
            </Box>
          )}{' '}
          {TEXTS.names[kind]}
        </Row>
        <Quiet size="caption">
          {sum && sum.lines > 0
            ? TEXTS.hints[kind](formatHours(inHours(sum.minutes)), sum.workers, sum.lines)
            : sum && TEXTS.none[kind]}
        </Quiet>
      </Box>
    </ButtonBase>
  );
}

const CARDS = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
const WHOLE = {
  ...CARD,
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  px: { xs: 1.5, sm: 2 },
  py: 1.5,
  minHeight: 76,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
} as const;
const CHOSEN = { bgcolor: tint(6), borderColor: tint(26) } as const;
const ICON = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '10px',
} as const;
const FIGURE = {
  columnGap: 0.75,
  fontWeight: 500,
  '& b': { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
} as const;
