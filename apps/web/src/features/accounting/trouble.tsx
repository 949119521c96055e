import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONES } from '#ui/tokens.ts';

interface TroubleProps {
  readonly children: ReactNode;
  /** A sentence about what is still true. */
  readonly detail?: string | undefined;
}

/** A sentence that says what went wrong, and stays until it is mended. */
export const Trouble = ({ children, detail }: TroubleProps) => (
  <Box role="alert" sx={BAND}>
    <CircleAlert size={18} aria-hidden />
    <div>
      <Box sx={{ fontWeight: 600 }}>{children}</Box>
      {detail && <Box sx={{ color: 'text.primary' }}>{detail}</Box>}
    </div>
  </Box>
);

const BAND = {
  display: 'flex',
  gap: 1.25,
  px: 2,
  py: 1.25,
  borderRadius: '10px',
  bgcolor: TONES.danger.ground,
  color: TONES.danger.text,
  typography: 'body2',
  '& > svg': { flex: 'none', mt: '1px' },
} as const;
