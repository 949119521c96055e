import { AGE_NAMES, type Age } from '@gastspiel/domain/open-items/ages.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuro } from '#ui/format/german-money.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { AGE_LOOKS } from './age-looks.ts';
import { countIn, type OpenItems } from './open-items-query.ts';
import { AGE_TEXTS, OPEN_ITEMS_TEXTS as TEXTS } from './open-items-texts.ts';

interface AgeCardsProps {
  readonly items: OpenItems | undefined;
  readonly chosen: Age | null;
  readonly onChoose: (age: Age | null) => void;
}

/** The sums by age. Each leads to who owes something so old; they stay while one of them is chosen. */
export const AgeCards = ({ items, chosen, onChoose }: AgeCardsProps) => (
  <Box role="group" aria-label={TEXTS.ages} sx={CARDS}>
    <AgeCard
      mark={<Sigma size={14} aria-hidden />}
      label={TEXTS.all}
      sum={items?.openAmount.value}
      count={items && countIn(items)}
      isOn={chosen === null}
      onPress={() => onChoose(null)}
    />
    {AGE_NAMES.map((age) => {
      const found = items?.ages.find((one) => one.age === age);
      return (
        <AgeCard
          key={age}
          mark={<Box component="span" aria-hidden sx={{ ...MARK, bgcolor: AGE_LOOKS[age].bar }} />}
          label={AGE_TEXTS[age]}
          sum={found?.sum.value}
          count={found?.count}
          isOn={chosen === age}
          onPress={() => onChoose(chosen === age ? null : age)}
        />
      );
    })}
  </Box>
);

interface AgeCardProps {
  readonly mark: ReactNode;
  readonly label: string;
  /** Undefined while it is being reckoned. */
  readonly sum: number | undefined;
  readonly count: number | undefined;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

const AgeCard = ({ mark, label, sum, count, isOn, onPress }: AgeCardProps) => (
  <ButtonBase aria-pressed={isOn} onClick={onPress} sx={isOn ? [WHOLE, CHOSEN] : WHOLE}>
    <Box component="span" sx={LABEL}>
      {mark}
      {label}
    </Box>
    <Box component="span" sx={FIGURE}>
      {sum === undefined ? TEXTS.none : formatEuro(sum)}
    </Box>
    <Quiet component="span" size="caption" sx={{ whiteSpace: 'nowrap' }}>
      {count === undefined ? TEXTS.none : TEXTS.count(count)}
    </Quiet>
  </ButtonBase>
);

/** On phones they are looked through sideways, from edge to edge. */
const CARDS = {
  display: 'grid',
  gap: { xs: 1, lg: 1.5 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: 'minmax(144px, max-content)', sm: 'auto' },
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
  px: 1.5,
  py: 1.25,
  minWidth: 0,
  textAlign: 'left',
  font: 'inherit',
  '&:hover': { bgcolor: NEUTRAL[25] },
} as const;
const CHOSEN = { bgcolor: tint(6), borderColor: tint(26) } as const;
const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: NEUTRAL[600],
} as const;
const MARK = { width: 10, height: 10, borderRadius: '3px' } as const;
const FIGURE = { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' } as const;
