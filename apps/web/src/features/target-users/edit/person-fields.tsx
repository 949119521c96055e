import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { GENDERS, MARITAL_STATUSES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

const COUNTRIES = countriesIn('de');

export function PersonFields() {
  return (
    <FormSection title={EDIT_TEXTS.person}>
      <FormRow>
        <DateField completes="never" name="sectorAttributes.birthday" label={PERSON_LABELS.birthday} isOptional />
        <SelectField name="sectorAttributes.gender" label={PERSON_LABELS.gender} options={labelOptions(GENDERS)} />
      </FormRow>
      <FormRow>
        <SelectField
          name="sectorAttributes.maritalStatus"
          label={PERSON_LABELS.maritalStatus}
          options={labelOptions(MARITAL_STATUSES)}
        />
        <CountryField
          name="sectorAttributes.nationalityCountryCode"
          label={PERSON_LABELS.nationality}
          isOptional
          countries={COUNTRIES}
        />
      </FormRow>
    </FormSection>
  );
}
