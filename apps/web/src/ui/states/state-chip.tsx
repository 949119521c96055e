import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { CRAMPED } from '../page-frame.ts';
import { TONES, type Tone } from '../tokens.ts';

interface StateChipProps {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly label: string;
  /** Beside the title of a page. */
  readonly large?: boolean;
  /** For sentences: breaks where a word would stay on its line. */
  readonly wraps?: boolean;
}

/** A state is told by word, icon and colour, everywhere alike. */
export function StateChip({ tone, icon: Icon, label, large = false, wraps = false }: StateChipProps) {
  const { text, ground } = TONES[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        height: large ? '1.625rem' : '1.375rem',
        px: large ? 1.25 : 1,
        borderRadius: 999,
        bgcolor: ground,
        color: text,
        fontSize: '0.75rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...(wraps ? WRAPPING : { [CRAMPED]: WRAPPING }),
      }}
    >
      <Icon size={13} strokeWidth={2.25} aria-hidden />
      {label}
    </Box>
  );
}

const WRAPPING = {
  height: 'auto',
  minHeight: '1.375rem',
  py: 0.25,
  borderRadius: 1.5,
  whiteSpace: 'normal',
  '& > svg': { flex: 'none' },
} as const;
