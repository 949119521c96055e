import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONES } from '../tokens.ts';

/** Stands where the help does: worth a second look, but nothing that keeps a form from being saved. */
export function FieldWarning({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" role="status" sx={{ display: 'flex', gap: 0.5, color: TONES.warning.text, fontWeight: 500 }}>
      <Box component="span" aria-hidden sx={{ display: 'flex', flex: 'none', mt: '1px' }}>
        <TriangleAlert size={14} />
      </Box>
      {children}
    </Box>
  );
}
