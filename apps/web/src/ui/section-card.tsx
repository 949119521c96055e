import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CARD } from './layout.tsx';

interface SectionCardProps {
  readonly title: string;
  /** Small print beside the title: a count, a period, "Jede Einsicht wird protokolliert". */
  readonly hint?: ReactNode;
  /** At most one link or button. */
  readonly action?: ReactNode;
  /** For rows that run from edge to edge, under a line. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A card with a title. */
export function SectionCard({ title, hint, action, isFlush = false, children }: SectionCardProps) {
  return (
    <Box component="section" sx={{ ...CARD, p: 0, minWidth: 0, overflow: 'clip' }}>
      <Box sx={{ ...HEAD, ...(isFlush && { borderBottom: 1, borderColor: 'divider', pb: 1 }) }}>
        <Typography variant="h2" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {hint && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
        {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
      </Box>
      {isFlush ? children : <Box sx={{ px: 2, pb: 2 }}>{children}</Box>}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  px: 2,
  py: 1.25,
  minHeight: 44,
} as const;
