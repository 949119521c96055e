import Box from '@mui/material/Box';
import type { LookProps } from './layout.tsx';

interface ListProps extends LookProps {
  /** A hairline between its entries. */
  readonly isRuled?: boolean;
}

/** Entries without dots in front of them. */
export const List = ({ isRuled, sx, ...box }: ListProps) => (
  <Box
    component="ul"
    {...box}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      ...(isRuled && { '& > li + li': { borderTop: 1, borderColor: 'divider' } }),
      ...sx,
    }}
  />
);
