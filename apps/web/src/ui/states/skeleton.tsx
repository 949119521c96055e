import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { NEUTRAL } from '../tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Under 300 ms nothing is shown: what flashes up makes a wait feel longer. */
export const APPEAR_LATE = { animation: `${appear} 150ms 300ms both` } as const;

interface SkeletonProps {
  readonly width: number | string;
  readonly height?: number;
  readonly round?: boolean;
}

/** Holds the place of something that is being loaded. */
export function Skeleton({ width, height = 12, round = false }: SkeletonProps) {
  return (
    <Box
      aria-hidden
      sx={{ width, height, maxWidth: '100%', borderRadius: round ? '50%' : 999, bgcolor: NEUTRAL[100], flex: 'none' }}
    />
  );
}
