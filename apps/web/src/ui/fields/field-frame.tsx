import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Quiet } from '../layout.tsx';
import { FieldHint } from './field-hint.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import type { FieldProps } from './use-field.ts';

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'isOptional' | 'help'> {
  readonly id: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label above, help or error beneath. */
export function FieldFrame({ id, label, isOptional = false, help, error, children }: FieldFrameProps) {
  return (
    <Box sx={FRAME}>
      <Typography component="label" htmlFor={id} id={`${id}-label`} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
        {isOptional && <Quiet component="span" sx={{ fontWeight: 400 }}>{` ${FIELD_TEXTS.optional}`}</Quiet>}
      </Typography>
      {children}
      <FieldHint id={`${id}-hint`} help={help} error={error} />
    </Box>
  );
}

/** A long choice is cut off rather than widening the form. */
const FRAME = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 0.75,
  minWidth: 0,
} as const;
