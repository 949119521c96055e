import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { TONES, type Tone } from '#ui/tokens.ts';

interface MarkProps {
  readonly icon: LucideIcon;
  /** The meaning, told by pointer and to people who do not see it. */
  readonly label: string;
  /** With a ground where somebody should look. */
  readonly tone?: Tone;
}

/** A small sign beside a name. */
export function Mark({ icon: Icon, label, tone }: MarkProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{ ...MARK, ...(tone && { width: 26, height: 22, bgcolor: TONES[tone].ground, color: TONES[tone].text }) }}
    >
      <Icon size={14} aria-hidden />
    </Box>
  );
}

const MARK = {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 999,
  color: 'text.secondary',
} as const;
