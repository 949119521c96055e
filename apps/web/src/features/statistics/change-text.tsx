import Box from '@mui/material/Box';
import { TONES } from '#ui/tokens.ts';
import type { Change } from './figure-texts.ts';

const COLOURS = { up: TONES.success.text, down: TONES.rust.text, none: 'text.secondary' } as const;

/** "+ 7 %": the sign says it, the colour only helps. */
export const ChangeText = ({ change: { text, direction } }: { readonly change: Change }) => (
  <Box component="span" sx={{ color: COLOURS[direction], whiteSpace: 'nowrap' }}>
    {text}
  </Box>
);
