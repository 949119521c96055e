import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface OverviewHeadProps {
  readonly actions: ReactNode;
  /** The way through the weeks. */
  readonly children?: ReactNode;
}

/** Above the filters; what both views have stays where it is. */
export function OverviewHead({ actions, children }: OverviewHeadProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, mb: { xs: 1, sm: 0 } }}
    >
      {children}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>{actions}</Box>
    </Box>
  );
}
