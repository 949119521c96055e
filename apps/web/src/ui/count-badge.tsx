import Box from '@mui/material/Box';
import { NEUTRAL } from './tokens.ts';

interface CountBadgeProps {
  readonly text: string;
  /** The counted thing, for people who do not see where the badge sits. */
  readonly label?: string;
  readonly strong?: boolean;
}

/** How much waits: quiet in a menu, strong on an icon. */
export function CountBadge({ text, label, strong = false }: CountBadgeProps) {
  return (
    <Box
      component="span"
      {...(label && { role: 'img', 'aria-label': label })}
      sx={{
        // Grows with its digits; on an icon only as far as that is still seen.
        minWidth: strong ? 'min(1.125rem, 26px)' : '1.5rem',
        height: strong ? 'min(1.125rem, 26px)' : '1.375rem',
        px: strong ? 0.5 : 0.75,
        display: 'inline-grid',
        placeItems: 'center',
        borderRadius: 999,
        bgcolor: strong ? 'primary.main' : NEUTRAL[100],
        color: strong ? 'primary.contrastText' : NEUTRAL[700],
        fontSize: strong ? 'min(0.6875rem, 16px)' : '0.75rem',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {text}
    </Box>
  );
}
