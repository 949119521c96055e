import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { NEUTRAL } from './tokens.ts';

interface TagProps {
  readonly label: string;
  /** The sign by which lists show the same. */
  readonly icon?: LucideIcon;
}

/** An attribute as a pool or a type. It has a border and no ground, so that it never looks like a state. */
export function Tag({ label, icon: Icon }: TagProps) {
  return (
    <Box component="span" sx={TAG}>
      {Icon && <Icon size={13} aria-hidden />}
      {label}
    </Box>
  );
}

const TAG = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: '1.375rem',
  px: 0.875,
  border: 1,
  borderColor: NEUTRAL[200],
  borderRadius: '6px',
  bgcolor: NEUTRAL[0],
  color: NEUTRAL[800],
  fontSize: '0.75rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const;
