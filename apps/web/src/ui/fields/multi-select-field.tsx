import { FieldFrame } from './field-frame.tsx';
import type { Option } from './option.ts';
import { OptionSearch } from './option-search.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface MultiSelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
}

/** Several of many. The form's value is the list of the options' values. */
export function MultiSelectField({ options, ...props }: MultiSelectFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<readonly string[]>(props);
  return (
    <FieldFrame {...props} id={id} error={error}>
      <OptionSearch
        multiple
        id={id}
        name={props.name}
        options={options}
        value={options.filter((option) => value?.includes(option.value))}
        onChange={(_, chosen) => set(chosen.map((option) => option.value))}
        onBlur={onBlur}
        disabled={isDisabled}
        hasError={error !== undefined}
        inputRef={ref}
        aria={aria}
      />
    </FieldFrame>
  );
}
