import Box from '@mui/material/Box';
import { NEUTRAL } from '../tokens.ts';

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
