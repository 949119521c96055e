import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Stack } from '../layout.tsx';
import { FieldHint } from './field-hint.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface OnOffFieldProps extends FieldProps {
  readonly control: typeof Checkbox | typeof Switch;
  /** So far in that the hint stands beneath the label. */
  readonly hintIndent: number;
}

/** The common part of a checkbox and a switch. The form's value is true or false. */
function OnOffField({ control: Control, hintIndent, ...props }: OnOffFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<boolean>(props);
  return (
    <Stack gap={0.25}>
      <FormControlLabel
        label={props.label}
        disabled={isDisabled}
        control={
          <Control
            name={props.name}
            checked={value ?? false}
            onChange={(_, isOn) => set(isOn)}
            onBlur={onBlur}
            slotProps={{ input: { ref, ...aria } }}
          />
        }
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      />
      <Box sx={{ pl: hintIndent }}>
        <FieldHint id={`${id}-hint`} help={props.help} error={error} />
      </Box>
    </Stack>
  );
}

/** Agreed or not. */
export const CheckboxField = (props: FieldProps) => <OnOffField {...props} control={Checkbox} hintIndent={4} />;

/** On or off. */
export const SwitchField = (props: FieldProps) => <OnOffField {...props} control={Switch} hintIndent={6.25} />;
