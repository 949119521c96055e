import { cancellationsOf, LAYOUT_OPTIONS } from '@gastspiel/domain/accounting-files/layout.ts';
import type { AccountingPreset } from '@gastspiel/domain/accounting-files/presets.ts';
import Box from '@mui/material/Box';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { labelOptions, type Option } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { CHOICE_LABELS, LAYOUT_TEXTS as TEXTS } from '../accounting-files-texts.ts';

type Choice = keyof typeof CHOICE_LABELS;
const isChoice = (option: string): option is Choice => option in CHOICE_LABELS;

/** A system knows two of the forms of a cancellation. */
function optionsOf(choice: Choice, preset: AccountingPreset): readonly Option[] {
  const options = labelOptions(CHOICE_LABELS[choice].values);
  const known: readonly string[] = cancellationsOf(preset);
  return choice === 'cancellation' ? options.filter(({ value }) => known.includes(value)) : options;
}

/** The choices of a preset besides its columns. */
export function LayoutChoices({ preset }: { readonly preset: AccountingPreset }) {
  const options = LAYOUT_OPTIONS[preset];
  return (
    <FormSection title={TEXTS.options} hint={options.includes('columns') ? undefined : TEXTS.fixed}>
      <Box sx={GRID}>
        {options.filter(isChoice).map((choice) => (
          <SelectField
            key={choice}
            name={choice}
            label={CHOICE_LABELS[choice].label}
            options={optionsOf(choice, preset)}
          />
        ))}
      </Box>
      {options.includes('hasHeader') && <SwitchField name="hasHeader" label={TEXTS.hasHeader} />}
    </FormSection>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
