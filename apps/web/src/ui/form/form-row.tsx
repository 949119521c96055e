import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormRowProps {
  /** The widths of the columns, as CSS writes them; else equal ones. */
  readonly columns?: string;
  readonly children: ReactNode;
}

/** Short related fields side by side; on phones one under the other. */
export function FormRow({ columns, children }: FormRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns ?? 'none' },
        ...(!columns && { gridAutoFlow: { sm: 'column' }, gridAutoColumns: { sm: 'minmax(0, 1fr)' } }),
      }}
    >
      {children}
    </Box>
  );
}
