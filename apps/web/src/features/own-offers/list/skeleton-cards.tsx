import Box from '@mui/material/Box';
import { CARD, Stack } from '#ui/layout.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** About that of an offer, so that nothing beneath moves when they come. */
const CARD_HEIGHT = 280;

/** Where the offers will stand. */
export const SkeletonCards = () => (
  <Stack gap={1.5} role="status">
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {TEXTS.loading}
    </Box>
    {[1, 0.7, 0.4].map((opacity) => (
      <Box key={opacity} aria-hidden sx={{ ...CARD, ...APPEAR_LATE, minHeight: CARD_HEIGHT }}>
        <Box sx={{ display: 'grid', gap: 1.5, opacity }}>
          <Skeleton width="70%" height={18} />
          <Skeleton width="45%" />
          <Skeleton width="85%" />
          <Skeleton width="60%" />
        </Box>
      </Box>
    ))}
  </Stack>
);
