import { useState } from 'react';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import type { Option } from '#ui/fields/option.ts';
import { OptionSearch } from '#ui/fields/option-search.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';
import { useRecipientNames } from './recipient-names.ts';

interface Recipient {
  readonly id: string;
  readonly customerNumber: string;
  readonly name: string;
}

interface RecipientFieldProps extends FieldProps {
  /** The one that is chosen already, which may not be among those that are found. */
  readonly chosen: Recipient | undefined;
}

const optionOf = ({ id, customerNumber, name }: Recipient): Option => ({
  value: id,
  label: `${customerNumber} · ${name}`,
});

/** Who pays, found by typing number or name. The form's value is the id, or null. */
export function RecipientField({ chosen, ...props }: RecipientFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<string | null>(props);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(chosen && optionOf(chosen));
  const { data = [] } = useRecipientNames(typed);
  const found = data.map(optionOf);
  const options = picked && !found.some((option) => option.value === picked.value) ? [picked, ...found] : found;
  return (
    <FieldFrame {...props} id={id} error={error}>
      <OptionSearch<false>
        id={id}
        name={props.name}
        options={options}
        // The server has searched already, and it knows more spellings.
        filterOptions={(all) => all}
        value={options.find((option) => option.value === value) ?? null}
        onChange={(_, option) => {
          setPicked(option ?? undefined);
          set(option?.value ?? null);
        }}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onBlur={onBlur}
        disabled={isDisabled}
        hasError={error !== undefined}
        inputRef={ref}
        aria={aria}
      />
    </FieldFrame>
  );
}
