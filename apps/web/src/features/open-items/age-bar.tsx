import { AGE_NAMES } from '@gastspiel/domain/open-items/ages.ts';
import Box from '@mui/material/Box';
import { formatEuro } from '#ui/format/german-money.ts';
import { AGE_LOOKS } from './age-looks.ts';
import { type OpenItemsRow, sumOfAge } from './open-items-query.ts';
import { AGE_TEXTS, OPEN_ITEMS_TEXTS as TEXTS } from './open-items-texts.ts';

interface AgeBarProps {
  readonly row: OpenItemsRow;
  /** The largest sum of the page, which fills the bar. */
  readonly largest: number;
}

/** The open amount by age, as long as it is large beside the others. */
export function AgeBar({ row, largest }: AgeBarProps) {
  const parts = AGE_NAMES.map((age) => ({ age, sum: sumOfAge(row, age) })).filter(({ sum }) => sum > 0);
  // A credit alone owes nothing.
  if (parts.length === 0) return null;
  const label = TEXTS.bar(parts.map(({ age, sum }) => `${AGE_TEXTS[age]} ${formatEuro(sum)}`));
  return (
    <Box role="img" aria-label={label} title={label} sx={BAR}>
      {parts.map(({ age, sum }) => (
        <Box key={age} sx={{ bgcolor: AGE_LOOKS[age].bar }} style={{ width: `${(sum / largest) * 100}%` }} />
      ))}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  gap: '1px',
  width: { xs: '100%', sm: 72 },
  '& > *': { height: 8, minWidth: 3, borderRadius: '2px' },
} as const;
