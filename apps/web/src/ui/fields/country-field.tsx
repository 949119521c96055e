import { FieldFrame } from './field-frame.tsx';
import type { Option } from './option.ts';
import { OptionSearch } from './option-search.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface CountryFieldProps extends FieldProps {
  /** Code and name of each country, in the order to be shown. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** A country, found by typing. The form's value is its code, or null. */
export function CountryField({ countries, ...props }: CountryFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<string | null>(props);
  const options: readonly Option[] = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FieldFrame {...props} id={id} error={error}>
      <OptionSearch<false>
        id={id}
        name={props.name}
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        onChange={(_, chosen) => set(chosen?.value ?? null)}
        onBlur={onBlur}
        disabled={isDisabled}
        hasError={error !== undefined}
        inputRef={ref}
        aria={aria}
      />
    </FieldFrame>
  );
}
