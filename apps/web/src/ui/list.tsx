import Box, { type BoxProps } from '@mui/material/Box';

interface ListProps extends BoxProps {
  /** A hairline between its entries. */
  readonly isRuled?: boolean;
}

/** Entries without dots in front of them. */
export const List = ({ isRuled = false, sx, ...box }: ListProps) => (
  <Box
    component="ul"
    {...box}
    sx={[
      { m: 0, p: 0, listStyle: 'none' },
      isRuled && { '& > li + li': { borderTop: 1, borderColor: 'divider' } },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
