import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { NEUTRAL } from '../tokens.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { TextInput } from './text-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

const HEX = /^#[\dA-F]{6}$/i;

/** A colour, picked or typed. The form's value is "#7A1F3D". */
export function ColourField(props: FieldProps) {
  const field = useField<string>(props);
  const text = field.value ?? '';
  return (
    <TextInput
      {...props}
      field={field}
      text={text}
      onText={(typed) => field.set(typed.toUpperCase())}
      start={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <Box
            component="input"
            type="color"
            aria-label={FIELD_TEXTS.colourPicker(props.label)}
            disabled={field.isDisabled}
            value={HEX.test(text) ? text.toLowerCase() : '#000000'}
            onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => field.set(target.value.toUpperCase())}
            sx={SWATCH}
          />
        </InputAdornment>
      }
    />
  );
}

const SWATCH = {
  width: 28,
  height: 24,
  p: 0,
  ml: -0.5,
  border: `1px solid ${NEUTRAL[200]}`,
  borderRadius: '6px',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '5px' },
} as const;
