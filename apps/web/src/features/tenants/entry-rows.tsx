import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { FieldHint } from '#ui/fields/field-hint.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { ROW_TEXTS } from './tenant-texts.ts';
import type { EntryListName, TenantValues } from './tenant-values.ts';

/** The fault of the list as a whole. */
function EntriesError({ name }: { readonly name: EntryListName }) {
  const { errors } = useFormState<TenantValues>({ name });
  const error = errors[name]?.root?.message ?? errors[name]?.message;
  if (!error) return null;
  return (
    <div role="alert">
      <FieldHint id={`${name}-error`} help={undefined} error={error} />
    </div>
  );
}

interface EntryRowsProps<List extends EntryListName> {
  readonly name: List;
  readonly title: string;
  readonly hint?: string;
  readonly add: string;
  /** The values of a new row. */
  readonly blank: TenantValues[List][number];
  readonly row: (index: number) => ReactNode;
}

/** A list whose rows are edited in place. */
export function EntryRows<List extends EntryListName>({ name, title, hint, add, blank, row }: EntryRowsProps<List>) {
  // The entries have an id of their own, so the library's must be called otherwise.
  const rows = useFieldArray<TenantValues, EntryListName, 'key'>({ name, keyName: 'key' });
  return (
    <FormSection title={title} hint={hint}>
      {rows.fields.map(({ key }, index) => (
        <Row gap={1} align="flex-start" key={key}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{row(index)}</Box>
          <IconButton aria-label={ROW_TEXTS.remove(title, index + 1)} onClick={() => rows.remove(index)} sx={REMOVE}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Row>
      ))}
      <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
        <EntriesError name={name} />
        <Button variant="outlined" startIcon={<Plus size={16} />} onClick={() => rows.append(blank)}>
          {add}
        </Button>
      </Stack>
    </FormSection>
  );
}

/** Level with the box of the field, not with its label. */
const REMOVE = { mt: '26px', flex: 'none' } as const;
