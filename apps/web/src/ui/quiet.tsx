import Box, { type BoxProps } from '@mui/material/Box';

interface QuietProps extends BoxProps {
  /** The size of what is around it when left out. */
  readonly size?: 'body1' | 'body2' | 'caption';
}

/** Words that step back behind others: what is said besides. */
export const Quiet = ({ size, sx, ...box }: QuietProps) => (
  <Box {...box} sx={[{ typography: size, color: 'text.secondary' }, ...(Array.isArray(sx) ? sx : [sx])]} />
);
