import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Quiet } from '../quiet.tsx';

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
