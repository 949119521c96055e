import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { OptionSearch } from '#ui/fields/option-search.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';

const RecipientNames = graphql(`
  query RecipientNames {
    invoiceRecipientNames {
      id
      customerNumber
      name
    }
  }
`);

interface RecipientFieldProps extends FieldProps {
  /** The one that is chosen already, which may not be among the first ones. */
  readonly chosen?: { readonly id: string; readonly name: string };
}

/** A customer, found by typing number or name. The form's value is the id, or an empty text. */
export function RecipientField({ chosen, ...props }: RecipientFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<string>(props);
  const { data } = useQuery({
    queryKey: ['recipient-names'],
    queryFn: async ({ signal }) => (await execute(RecipientNames, {}, { signal })).invoiceRecipientNames,
  });
  const found = (data ?? []).map(({ id: key, customerNumber, name }) => ({
    value: key,
    label: `${name} · ${customerNumber}`,
  }));
  const isMissing = chosen && !found.some((option) => option.value === chosen.id);
  const options = isMissing ? [{ value: chosen.id, label: chosen.name }, ...found] : found;
  return (
    <FieldFrame {...props} id={id} error={error}>
      <OptionSearch<false>
        id={id}
        name={props.name}
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        onChange={(_, option) => set(option?.value ?? '')}
        onBlur={onBlur}
        disabled={isDisabled}
        hasError={error !== undefined}
        inputRef={ref}
        aria={aria}
      />
    </FieldFrame>
  );
}
