import { COLUMN_SOURCES, LAYOUT_LIMITS, type Layout } from '@gastspiel/domain/accounting-files/layout.ts';
import type { FileContent } from '@gastspiel/domain/accounting-files/presets.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { FieldHint } from '#ui/fields/field-hint.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { SOURCE_LABELS, LAYOUT_TEXTS as TEXTS } from '../accounting-files-texts.ts';

/** The columns in their order; buttons move them, so that a keyboard can. */
export function ColumnRows({ content }: { readonly content: FileContent }) {
  const { fields, append, remove, swap } = useFieldArray<Layout, 'columns'>({ name: 'columns' });
  const { errors } = useFormState<Layout>({ name: 'columns' });
  const error = errors.columns?.root?.message ?? errors.columns?.message;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FormSection title={TEXTS.columns}>
      {fields.map(({ id }, index) => (
        <Box key={id} role="group" aria-label={TEXTS.column(index + 1)} sx={ROW}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ColumnFields index={index} content={content} />
          </Box>
          <Box sx={BUTTONS}>
            <IconButton aria-label={TEXTS.up(index + 1)} disabled={index === 0} onClick={() => swap(index, index - 1)}>
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={TEXTS.down(index + 1)}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={TEXTS.remove(index + 1)}
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Box>
        </Box>
      ))}
      {error && (
        <div role="alert">
          <FieldHint id="columns-error" help={undefined} error={error} />
        </div>
      )}
      <Box>
        <Button
          ref={add}
          variant="outlined"
          startIcon={<Plus size={16} />}
          disabled={fields.length >= LAYOUT_LIMITS.columns}
          onClick={() => append({ heading: '', source: 'FIXED', text: '' })}
        >
          {TEXTS.add}
        </Button>
      </Box>
    </FormSection>
  );
}

function ColumnFields({ index, content }: { readonly index: number; readonly content: FileContent }) {
  const source: string = useWatch({ name: `columns.${index}.source` });
  const number = index + 1;
  return (
    <FormRow>
      <TextField name={`columns.${index}.heading`} label={TEXTS.heading(number)} maxLength={LAYOUT_LIMITS.heading} />
      <SelectField
        name={`columns.${index}.source`}
        label={TEXTS.source(number)}
        options={COLUMN_SOURCES[content].map((value) => ({ value, label: SOURCE_LABELS[value] }))}
      />
      {source === 'FIXED' && (
        <TextField
          name={`columns.${index}.text`}
          label={TEXTS.text(number)}
          maxLength={LAYOUT_LIMITS.text}
          isOptional
        />
      )}
    </FormRow>
  );
}

const ROW = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'flex-start' },
  gap: 1,
} as const;
/** Level with the boxes of the fields, not with their labels. */
const BUTTONS = { display: 'flex', flex: 'none', mt: { sm: '26px' } } as const;
