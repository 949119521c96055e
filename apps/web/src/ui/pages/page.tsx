import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Quiet, Row } from '../layout.tsx';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';

interface PageProps {
  readonly title: string;
  /** The header says it already: then the heading is only read out. */
  readonly isTitleInHeader?: boolean;
  readonly subtitle?: ReactNode;
  /** The one main button last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its heading and what can be done on it. */
export function Page({ title, isTitleInHeader = false, subtitle, actions, children }: PageProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isTitleInHeader && (
        <Typography variant="h1" sx={VISUALLY_HIDDEN}>
          {title}
        </Typography>
      )}
      {(!isTitleInHeader || actions) && (
        <Row gap={1.5} justify="space-between" wraps>
          {!isTitleInHeader && (
            <div>
              <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              {subtitle && <Quiet size="body1">{subtitle}</Quiet>}
            </div>
          )}
          {actions && (
            <Row gap={1.5} align="stretch" wraps>
              {actions}
            </Row>
          )}
        </Row>
      )}
      {children}
    </Box>
  );
}
