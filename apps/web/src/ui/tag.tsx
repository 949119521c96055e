import Box from '@mui/material/Box';
import { NEUTRAL } from './tokens.ts';

/** An attribute as a pool or a type. It has a border and no icon, so that it never looks like a state. */
export function Tag({ label }: { readonly label: string }) {
  return (
    <Box component="span" sx={TAG}>
      {label}
    </Box>
  );
}

const TAG = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 22,
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
