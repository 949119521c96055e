import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONES, type Tone } from './tokens.ts';

interface NoteProps {
  readonly tone: Tone;
  readonly icon?: LucideIcon;
  /** An alert is read out at once; only what went wrong is worth it. */
  readonly role?: 'alert' | 'status' | 'note';
  readonly 'aria-label'?: string;
  readonly title?: ReactNode;
  /** With a line around it: the notes about an invoice. */
  readonly isFramed?: boolean;
  /** At its end, or beneath where there is no room. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A few words that must not be overlooked, on a ground of their tone, and what can be done about it. */
export function Note({ tone, icon: Icon, title, isFramed = false, action, children, ...aria }: NoteProps) {
  const { text, ground } = TONES[tone];
  const look = { color: text, bgcolor: ground, ...(isFramed && FRAMES[tone]) };
  return (
    <Box {...aria} sx={{ ...NOTE, ...look, ...(action && { alignItems: 'center', flexWrap: 'wrap' }) }}>
      {Icon && <Icon size={16} aria-hidden />}
      <Box sx={{ flex: action ? '1 1 16rem' : 1, minWidth: 0 }}>
        {title && <b>{title}</b>}
        {children}
      </Box>
      {action}
    </Box>
  );
}

const NOTE = {
  display: 'flex',
  gap: 1.25,
  px: 2,
  py: 1.25,
  borderRadius: '10px',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', mt: '1px' },
  '& b': { fontWeight: 600 },
} as const;

const FRAMES: { readonly [T in Tone]?: object } = {
  warning: { border: '1px solid #EBD794', bgcolor: '#FEF9E7' },
  danger: { border: '1px solid #F0B9BB' },
  info: { border: '1px solid #BBD3F4' },
};
