import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { GENDERS, MARITAL_STATUSES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { NameRow } from '#features/contact/index.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { FIELD_LABELS } from './onboarding-texts.ts';

const SECTOR = 'sectorAttributes';
const COUNTRIES = countriesIn('de');

export function PersonFields() {
  return (
    <>
      <TextField
        name={`${SECTOR}.academicTitle`}
        label={FIELD_LABELS.academicTitle}
        isOptional
        autoComplete="honorific-prefix"
        maxLength={TARGET_USER_LIMITS.academicTitle}
      />
      <NameRow path="personalInformation." isOwn />
      <FormRow>
        <DateField completes="never" name={`${SECTOR}.birthday`} label={FIELD_LABELS.birthday} isOptional />
        <SelectField name={`${SECTOR}.gender`} label={FIELD_LABELS.gender} options={labelOptions(GENDERS)} />
      </FormRow>
      <FormRow>
        <CountryField
          name={`${SECTOR}.nationalityCountryCode`}
          label={FIELD_LABELS.nationality}
          isOptional
          countries={COUNTRIES}
        />
        <SelectField
          name={`${SECTOR}.maritalStatus`}
          label={FIELD_LABELS.maritalStatus}
          options={labelOptions(MARITAL_STATUSES)}
        />
      </FormRow>
    </>
  );
}
