import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from './crumbs.tsx';

export interface DetailHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** An avatar or a logo in front of the title. */
  readonly picture?: ReactNode;
  /** State chip first, then tags. */
  readonly chips?: ReactNode;
  readonly meta?: ReactNode;
  /** The one main button last. */
  readonly actions?: ReactNode;
}

export function DetailHead({ crumbs, title, picture, chips, meta, actions }: DetailHeadProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Crumbs crumbs={crumbs} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: { xs: meta ? 'start' : 'center', sm: 'center' }, gap: 2 }}
      >
        {picture}
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {chips}
          </Box>
          {meta && (
            <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {meta}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
