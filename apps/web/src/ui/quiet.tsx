import Box from '@mui/material/Box';
import type { LookProps } from './layout.tsx';

interface QuietProps extends LookProps {
  /** The size of what is around it when left out. */
  readonly size?: 'body1' | 'body2' | 'caption';
}

/** Words that step back behind others: what is said besides. */
export const Quiet = ({ size, sx, ...box }: QuietProps) => (
  <Box {...box} sx={{ typography: size, color: 'text.secondary', ...sx }} />
);
