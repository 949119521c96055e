import Box from '@mui/material/Box';
import { CARD } from '#ui/layout.tsx';
import { CRAMPED } from '#ui/page-frame.ts';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { DAY_TEXTS as TEXTS } from './day-texts.ts';

/** Where the counts will stand. */
export const WaitingCards = () => (
  <Box role="status" aria-label={TEXTS.loading} sx={CARDS}>
    {[1, 2, 3, 4].map((card) => (
      <Box key={card} sx={{ ...WHOLE, minHeight: 108 }}>
        <Box sx={{ ...APPEAR_LATE, display: 'grid', gap: 1.5 }}>
          <Skeleton width={120} />
          <Skeleton width={64} height={22} />
          <Skeleton width={150} />
        </Box>
      </Box>
    ))}
  </Box>
);

/** Five cards side by side leave no room for arrows, and six stand in two rows. */
export const CARDS = {
  '&:has(> :nth-of-type(5)) .chevron': { display: 'none' },
  '&:has(> :nth-of-type(5))': { gridTemplateColumns: { lg: 'repeat(5, minmax(0, 1fr))' } },
  '&:has(> :nth-of-type(6))': { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  [CRAMPED]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Two by two, the last of an odd number would leave a hole.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
export const WHOLE = {
  ...CARD,
  position: 'relative',
  px: 1.5,
  py: 1.5,
  minWidth: 0,
  '&:hover': { bgcolor: NEUTRAL[25] },
} as const;
