import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TONES, type Tone } from './tokens.ts';

interface IconBadgeProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  /** Round and large for a decision to take, square for a notice. */
  readonly round?: boolean;
  /** Beside text in a dialog. */
  readonly small?: boolean;
}

export function IconBadge({ icon, tone = 'neutral', round = false, small = false }: IconBadgeProps) {
  const { text, ground } = TONES[tone];
  const [size, iconSize] = round ? [72, 32] : small ? [44, 22] : [56, 26];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: round ? '50%' : small ? '10px' : '14px',
        color: text,
        bgcolor: ground,
        '& svg': { width: iconSize, height: iconSize, strokeWidth: 1.75 },
      }}
    >
      {icon}
    </Box>
  );
}
