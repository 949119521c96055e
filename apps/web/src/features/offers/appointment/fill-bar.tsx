import Box from '@mui/material/Box';
import { NEUTRAL } from '#ui/tokens.ts';

interface FillBarProps {
  readonly booked: number;
  readonly desired: number;
}

/** How far the places are filled; the number stands beside it. */
export function FillBar({ booked, desired }: FillBarProps) {
  const percent = Math.min(100, Math.round((booked / desired) * 100));
  const colour = booked >= desired ? '#2E9E5B' : booked === 0 ? '#DA6464' : '#C48400';
  return (
    <Box aria-hidden sx={{ flex: 1, height: 6, borderRadius: 999, bgcolor: NEUTRAL[150], overflow: 'hidden' }}>
      <Box sx={{ width: `${percent}%`, height: '100%', bgcolor: colour }} />
    </Box>
  );
}
