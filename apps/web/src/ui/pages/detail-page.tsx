import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { COLUMN } from '../layout.tsx';
import { DetailHead, type DetailHeadProps } from './detail-head.tsx';

interface DetailPageProps extends DetailHeadProps {
  /** The cards of the main column. */
  readonly children: ReactNode;
  /** The cards beside it, beneath it on smaller screens. */
  readonly side?: ReactNode;
  /** Over the whole width under the head: figures. */
  readonly lead?: ReactNode;
  /** Over the whole width at the end: the history. */
  readonly foot?: ReactNode;
}

/** The page of one entity: head with state and main action, two columns of cards, history last. */
export function DetailPage({ children, lead, side, foot, ...head }: DetailPageProps) {
  return (
    <Box sx={{ ...COLUMN, gap: { xs: 2, sm: 2.5 } }}>
      <DetailHead {...head} />
      {lead}
      <Box sx={{ ...COLUMN, ...(side && { gridTemplateColumns: { lg: 'minmax(0, 1fr) 22.5rem' } }) }}>
        <Box sx={COLUMN}>{children}</Box>
        {side && <Box sx={COLUMN}>{side}</Box>}
      </Box>
      {foot}
    </Box>
  );
}
