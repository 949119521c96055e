import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TONES, type Tone } from './tokens.ts';

interface IconBadgeProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  /** Round and large for a decision to take, square for a notice. */
  readonly round?: boolean;
}

export function IconBadge({ icon, tone = 'neutral', round = false }: IconBadgeProps) {
  const { text, ground } = TONES[tone];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: round ? 72 : 56,
        height: round ? 72 : 56,
        borderRadius: round ? '50%' : '14px',
        color: text,
        bgcolor: ground,
        '& svg': { width: round ? 32 : 26, height: round ? 32 : 26, strokeWidth: 1.75 },
      }}
    >
      {icon}
    </Box>
  );
}
