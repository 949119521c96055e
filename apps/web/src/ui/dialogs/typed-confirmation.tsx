import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface TypedConfirmationProps {
  readonly expected: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Typing the name makes sure that it is read. */
export function TypedConfirmation({ expected, value, onChange }: TypedConfirmationProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
        {DIALOG_TEXTS.typeToConfirm(expected)}
      </Typography>
      <OutlinedInput id={id} value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </Box>
  );
}
