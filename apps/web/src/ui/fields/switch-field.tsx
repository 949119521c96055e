import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FieldHint } from './field-hint.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** On or off. The form's value is true or false. */
export function SwitchField(props: FieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<boolean>(props);
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <FormControlLabel
        label={props.label}
        disabled={isDisabled}
        control={
          <Switch
            name={props.name}
            checked={value ?? false}
            onChange={(_, isOn) => set(isOn)}
            onBlur={onBlur}
            slotProps={{ input: { ref, ...aria } }}
          />
        }
        sx={{ mr: 0, minHeight: { xs: 44, sm: 36 } }}
      />
      <Box sx={{ pl: 6 }}>
        <FieldHint id={`${id}-hint`} help={props.help} error={error} />
      </Box>
    </Box>
  );
}
