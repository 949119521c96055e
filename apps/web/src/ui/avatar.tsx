import { initials } from '@gastspiel/domain/names/short-names.ts';
import Box from '@mui/material/Box';
import { NEUTRAL } from './tokens.ts';

/** A person's initials; the name stands beside it, so it is mere decoration. */
export function Avatar({ name, size = 28 }: { readonly name: string; readonly size?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        bgcolor: NEUTRAL[100],
        color: NEUTRAL[600],
        fontSize: Math.round(size * 0.39),
        fontWeight: 600,
      }}
    >
      {initials(name)}
    </Box>
  );
}
