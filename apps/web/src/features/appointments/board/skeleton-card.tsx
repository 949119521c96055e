import Box from '@mui/material/Box';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { NEUTRAL } from '#ui/tokens.ts';

/** Where an entry will stand. */
export function SkeletonCard() {
  return (
    <Box aria-hidden sx={{ ...APPEAR_LATE, ...CARD }}>
      <Skeleton width="60%" />
      <Skeleton width="90%" />
      <Skeleton width="70%" />
      <Skeleton width="100%" height={4} />
    </Box>
  );
}

const CARD = { display: 'grid', gap: 1, p: 1, border: `1px solid ${NEUTRAL[100]}`, borderRadius: '8px' } as const;
