import { CAR_AVAILABILITIES, CLOTHING_SIZES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

/** `path` is what stands in front of these fields in the form's values. */
export function EquipmentFields({ path }: { readonly path: '' | 'sectorAttributes.' }) {
  return (
    <FormSection title={EDIT_TEXTS.equipment}>
      <SwitchField name={`${path}hasDrivingLicence`} label={PERSON_LABELS.licence} />
      <FormRow>
        <SelectField
          name={`${path}carAvailability`}
          label={PERSON_LABELS.car}
          options={labelOptions(CAR_AVAILABILITIES)}
        />
        <SelectField
          name={`${path}clothingSize`}
          label={PERSON_LABELS.clothingSize}
          options={labelOptions(CLOTHING_SIZES)}
        />
      </FormRow>
    </FormSection>
  );
}
