import { CAR_AVAILABILITIES, CLOTHING_SIZES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { CheckboxGroupField } from '#ui/fields/checkbox-group-field.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { FIELD_LABELS } from './onboarding-texts.ts';
import type { Options } from './options-query.ts';

const SECTOR = 'sectorAttributes';

export function WorkFields({ types }: { readonly types: Options['appointmentTypes'] }) {
  return (
    <>
      <CheckboxGroupField
        name="availableForAppointmentTypeIds"
        label={FIELD_LABELS.types}
        options={types.map(({ id, description }) => ({ value: id, label: description }))}
      />
      <FormRow>
        <SelectField
          name={`${SECTOR}.clothingSize`}
          label={FIELD_LABELS.clothingSize}
          options={labelOptions(CLOTHING_SIZES)}
        />
        <SelectField
          name={`${SECTOR}.carAvailability`}
          label={FIELD_LABELS.car}
          options={labelOptions(CAR_AVAILABILITIES)}
        />
      </FormRow>
      <CheckboxField name={`${SECTOR}.hasDrivingLicence`} label={FIELD_LABELS.drivingLicence} />
    </>
  );
}
