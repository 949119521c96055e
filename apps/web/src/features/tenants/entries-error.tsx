import { useFormState } from 'react-hook-form';
import { FieldHint } from '#ui/fields/field-hint.tsx';
import type { EntryListName, TenantValues } from './tenant-values.ts';

/** What is wrong with the list as a whole. */
export function EntriesError({ name }: { readonly name: EntryListName }) {
  const { errors } = useFormState<TenantValues>({ name });
  const error = errors[name]?.root?.message ?? errors[name]?.message;
  if (!error) return null;
  return (
    <div role="alert">
      <FieldHint id={`${name}-error`} help={undefined} error={error} />
    </div>
  );
}
