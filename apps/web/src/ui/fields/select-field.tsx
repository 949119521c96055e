import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDown } from 'lucide-react';
import { FieldFrame } from './field-frame.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import type { Option } from './option.ts';
import { type FieldProps, useField } from './use-field.ts';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
}

/** One of a few. The form's value is the option's value, or null. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<string | null>(props);
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Select
        fullWidth
        displayEmpty
        id={id}
        labelId={`${id}-label`}
        name={props.name}
        value={value ?? ''}
        error={error !== undefined}
        disabled={isDisabled}
        inputRef={ref}
        onBlur={onBlur}
        onChange={({ target }) => set(target.value === '' ? null : target.value)}
        IconComponent={(icon) => <ChevronDown size={18} {...icon} />}
        SelectDisplayProps={aria}
      >
        {(props.isOptional || !value) && (
          <MenuItem value="" sx={{ color: 'text.secondary' }}>
            {props.isOptional ? '–' : FIELD_TEXTS.choose}
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
