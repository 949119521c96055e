import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../layout.tsx';
import { FieldFrame } from './field-frame.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { DIAL_CODES, joinPhone, splitPhone } from './phone-number.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A phone number with its country's code. The form's value is "+43 664 5550188", or an empty text. */
export function PhoneField(props: FieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<string | null>(props);
  const [parts, setParts] = useState(() => splitPhone(value));
  // The form was reset or filled from elsewhere.
  if (joinPhone(parts) !== joinPhone(splitPhone(value))) setParts(splitPhone(value));
  const change = (changed: typeof parts): void => {
    setParts(changed);
    set(joinPhone(changed));
  };
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Row gap={1} align="stretch">
        <Select
          native
          value={parts.code}
          disabled={isDisabled}
          onChange={({ target }) => change({ ...parts, code: target.value })}
          IconComponent={(icon) => <ChevronDown size={18} {...icon} />}
          slotProps={{ input: { 'aria-label': `${props.label}: ${FIELD_TEXTS.countryCode}` } }}
          sx={{ flex: 'none', width: 104 }}
        >
          {DIAL_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
        <OutlinedInput
          fullWidth
          type="tel"
          id={id}
          name={props.name}
          value={parts.rest}
          error={error !== undefined}
          disabled={isDisabled}
          inputRef={ref}
          autoComplete="tel-national"
          onChange={({ target }) => change({ ...parts, rest: target.value })}
          onBlur={() => {
            setParts(splitPhone(joinPhone(parts) || parts.code));
            onBlur();
          }}
          slotProps={{ input: aria }}
        />
      </Row>
    </FieldFrame>
  );
}
