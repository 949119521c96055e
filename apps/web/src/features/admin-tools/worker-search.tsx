import { useId, useState } from 'react';
import { fullName, usePeopleSearch } from '#features/offers/index.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { OptionSearch } from '#ui/fields/option-search.tsx';
import { PAST_TEXTS } from './admin-texts.ts';

/** Finds the id of somebody by name. */
export function WorkerSearch({ onFound }: { readonly onFound: (id: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data } = usePeopleSearch(typed, true);
  return (
    <FieldFrame id={id} label={PAST_TEXTS.search} isOptional error={undefined}>
      <OptionSearch<false>
        id={id}
        name="worker-search"
        options={(data?.items ?? []).map((person) => ({ value: person.id, label: fullName(person) }))}
        // The server has searched already, and it knows more spellings.
        filterOptions={(all) => all}
        value={null}
        onChange={(_, option) => option && onFound(option.value)}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        hasError={false}
        inputRef={null}
        aria={{}}
      />
    </FieldFrame>
  );
}
