import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Note } from '#ui/note.tsx';

interface TroubleProps {
  readonly children: ReactNode;
  /** A sentence about what is still true. */
  readonly detail?: string | undefined;
}

/** A sentence that says what went wrong, and stays until it is mended. */
export const Trouble = ({ children, detail }: TroubleProps) => (
  <Note tone="danger" icon={CircleAlert} role="alert" title={children}>
    {detail && <Box sx={{ color: 'text.primary' }}>{detail}</Box>}
  </Note>
);
