import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldHint } from './field-hint.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** Agreed or not. The form's value is true or false. */
export function CheckboxField(props: FieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<boolean>(props);
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <FormControlLabel
        label={props.label}
        disabled={isDisabled}
        control={
          <Checkbox
            name={props.name}
            checked={value ?? false}
            onChange={(_, isOn) => set(isOn)}
            onBlur={onBlur}
            slotProps={{ input: { ref, ...aria } }}
          />
        }
        sx={{ mr: 0, minHeight: { xs: 44, sm: 36 } }}
      />
      <Box sx={{ pl: 4 }}>
        <FieldHint id={`${id}-hint`} help={props.help} error={error} />
      </Box>
    </Box>
  );
}
