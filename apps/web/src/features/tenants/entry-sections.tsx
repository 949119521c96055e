import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ROW_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';

export const TypeRows = () => (
  <EntryRows
    name="appointmentTypes"
    title={TENANT_TEXTS.types}
    add={ROW_TEXTS.addType}
    blank={{ description: '' }}
    row={(index) => (
      <TextField
        name={`appointmentTypes.${index}.description`}
        label={TENANT_TEXTS.description}
        maxLength={TENANT_LIMITS.description}
      />
    )}
  />
);

export const OutfitRows = () => (
  <EntryRows
    name="outfits"
    title={TENANT_TEXTS.outfits}
    add={ROW_TEXTS.addOutfit}
    blank={{ title: '', description: '' }}
    row={(index) => (
      <FormRow columns="2fr 3fr">
        <TextField
          name={`outfits.${index}.title`}
          label={TENANT_TEXTS.description}
          maxLength={TENANT_LIMITS.description}
        />
        <TextField
          name={`outfits.${index}.description`}
          label={TENANT_TEXTS.outfitDescription}
          isOptional
          maxLength={TENANT_LIMITS.outfitDescription}
        />
      </FormRow>
    )}
  />
);

export const CheckboxRows = () => (
  <EntryRows
    name="targetUserOnboardingCheckboxes"
    title={TENANT_TEXTS.checkboxes}
    hint={TENANT_TEXTS.checkboxesHint}
    add={ROW_TEXTS.addCheckbox}
    blank={{ label: '', url: '' }}
    row={(index) => (
      <FormRow columns="3fr 2fr">
        <TextField
          name={`targetUserOnboardingCheckboxes.${index}.label`}
          label={TENANT_TEXTS.checkboxLabel}
          maxLength={TENANT_LIMITS.checkboxLabel}
        />
        <TextField
          name={`targetUserOnboardingCheckboxes.${index}.url`}
          type="url"
          label={TENANT_TEXTS.checkboxUrl}
          placeholder="https://"
          maxLength={TENANT_LIMITS.checkboxUrl}
        />
      </FormRow>
    )}
  />
);
