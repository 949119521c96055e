import InputAdornment from '@mui/material/InputAdornment';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../layout.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { parseTime } from './german-date.ts';
import { ParsedInput } from './parsed-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface TimeFieldProps extends FieldProps {
  /** Behind the time: that it belongs to the next day. */
  readonly mark?: ReactNode;
}

const PARSER = { parse: parseTime, format: (value: string | null) => value ?? '' };

/** A time of day. The form's value is HH:MM or null; what is no time stays as typed and fails the schema. */
export function TimeField({ mark, ...props }: TimeFieldProps) {
  const field = useField<string | null>(props);
  return (
    <ParsedInput
      {...props}
      field={field}
      parser={PARSER}
      placeholder={FIELD_TEXTS.timePlaceholder}
      end={
        <InputAdornment position="end">
          {mark}
          <Row align="stretch" aria-hidden sx={{ ml: 1 }}>
            <Clock size={18} />
          </Row>
        </InputAdornment>
      }
    />
  );
}
