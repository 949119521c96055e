import InputAdornment from '@mui/material/InputAdornment';
import { ParsedInput } from '#ui/fields/parsed-input.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';
import { parsePercent, percentText } from './percent-text.ts';

const PARSER = { parse: parsePercent, format: percentText };

/** A percentage as it is written in German. Empty is null. */
export function PercentField(props: FieldProps) {
  const field = useField<number | null>(props);
  return (
    <ParsedInput {...props} field={field} parser={PARSER} end={<InputAdornment position="end">%</InputAdornment>} />
  );
}
