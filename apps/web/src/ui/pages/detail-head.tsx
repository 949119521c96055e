import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout.tsx';
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
    <Stack gap={1} sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Crumbs crumbs={crumbs} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: { xs: meta ? 'start' : 'center', sm: 'center' }, gap: 2 }}
      >
        {picture}
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Row gap={1} wraps>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {chips}
          </Row>
          {meta && (
            <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {meta}
            </Typography>
          )}
        </Box>
        {actions && (
          <Row gap={1.5} align="stretch" wraps>
            {actions}
          </Row>
        )}
      </Box>
    </Stack>
  );
}
