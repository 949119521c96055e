import { useState } from 'react';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import type { Option } from '#ui/fields/option.ts';
import { OptionSearch } from '#ui/fields/option-search.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';
import { type RecipientName, recipientLabel, useRecipientNames } from './recipient-names.ts';

interface RecipientFieldProps extends FieldProps {
  /** The one that is chosen already, which may not be among those that are found. */
  readonly chosen?: RecipientName | undefined;
  /** The value of the form while nobody is chosen. */
  readonly none?: null | '';
  /** Called with who is chosen now and who was before. */
  readonly onPick?: (next: RecipientName | undefined, before: RecipientName | undefined) => void;
}

/** A customer, found by typing number or name: the server searches, since it has more than fit into a list. */
export function RecipientField({ chosen, none = null, onPick, ...props }: RecipientFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<string | null>(props);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(chosen);
  const { data: found = [] } = useRecipientNames(typed);
  const known = picked && !found.some((recipient) => recipient.id === picked.id) ? [picked, ...found] : found;
  const current = known.find((recipient) => recipient.id === value);
  const pick = (option: Option | null): void => {
    const next = known.find((recipient) => recipient.id === option?.value);
    onPick?.(next, current);
    setPicked(next);
    set(next?.id ?? none);
  };
  return (
    <FieldFrame {...props} id={id} error={error}>
      <OptionSearch<false>
        id={id}
        name={props.name}
        options={known.map(optionOf)}
        // The server has searched already, and it knows more spellings.
        filterOptions={(options) => options}
        value={current ? optionOf(current) : null}
        onChange={(_, option) => pick(option)}
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

const optionOf = (recipient: RecipientName): Option => ({ value: recipient.id, label: recipientLabel(recipient) });
