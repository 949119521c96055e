import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldHintProps {
  readonly id: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
}

/** An error takes the place of the help. */
export function FieldHint({ id, help, error }: FieldHintProps) {
  if (!error && !help) return null;
  return (
    <Box
      id={id}
      sx={{ display: 'flex', gap: 0.5, typography: 'caption', color: error ? 'error.main' : 'text.secondary' }}
    >
      {error && (
        <Box aria-hidden sx={{ display: 'flex', flex: 'none', mt: '1px' }}>
          <CircleAlert size={14} />
        </Box>
      )}
      <span>{error ?? help}</span>
    </Box>
  );
}
