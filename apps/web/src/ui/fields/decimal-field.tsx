import InputAdornment from '@mui/material/InputAdornment';
import { useMemo } from 'react';
import { Quiet } from '../layout.tsx';
import { formatGerman, parseGerman } from './german-number.ts';
import { ParsedInput } from './parsed-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface DecimalFieldProps extends FieldProps {
  /** How many decimals can be typed; the value is a whole number of the smallest unit. */
  readonly digits: number;
  readonly minDigits?: number;
  readonly unit?: string;
  readonly isUnitFirst?: boolean;
}

/** A number as it is written in German. Empty is null, what is no number is NaN. */
export function DecimalField({ digits, minDigits = digits, unit, isUnitFirst = false, ...props }: DecimalFieldProps) {
  const field = useField<number | null>(props);
  const parser = useMemo(
    () => ({
      parse: (text: string) => parseGerman(text, digits),
      format: (value: number | null) => formatGerman(value, digits, minDigits),
    }),
    [digits, minDigits],
  );
  const adornment = unit && (
    <InputAdornment position={isUnitFirst ? 'start' : 'end'} sx={{ mr: isUnitFirst ? 0 : undefined }}>
      <Quiet component="span">{unit}</Quiet>
    </InputAdornment>
  );
  return (
    <ParsedInput
      {...props}
      field={field}
      parser={parser}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      start={isUnitFirst && adornment}
      end={!isUnitFirst && adornment}
    />
  );
}
