import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Quiet } from '../layout.tsx';

interface FormSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id={id} variant="h2" sx={{ fontSize: '1rem' }}>
          {title}
        </Typography>
        {hint && (
          <Quiet size="body2" sx={{ mt: 0.25 }}>
            {hint}
          </Quiet>
        )}
      </div>
      {children}
    </Box>
  );
}

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
