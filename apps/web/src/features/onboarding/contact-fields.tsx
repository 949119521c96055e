import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { EmailField } from './email-field.tsx';
import { FIELD_LABELS } from './onboarding-texts.ts';

const ADDRESS = 'sectorAttributes.address';
const COUNTRIES = countriesIn('de');

export function ContactFields() {
  return (
    <>
      <FormRow>
        <EmailField />
        <PhoneField name="sectorAttributes.phoneNumber" label={FIELD_LABELS.phone} isOptional />
      </FormRow>
      <TextField
        name={`${ADDRESS}.streetNameAndNumber`}
        label={FIELD_LABELS.street}
        isOptional
        autoComplete="street-address"
        maxLength={CONTACT_LIMITS.street}
      />
      <FormRow columns="7rem 1fr">
        <TextField
          name={`${ADDRESS}.postalCode`}
          label={FIELD_LABELS.postalCode}
          isOptional
          autoComplete="postal-code"
          maxLength={CONTACT_LIMITS.postalCode}
        />
        <TextField
          name={`${ADDRESS}.location`}
          label={FIELD_LABELS.location}
          isOptional
          autoComplete="address-level2"
          maxLength={CONTACT_LIMITS.location}
        />
      </FormRow>
      <CountryField name={`${ADDRESS}.countryCode`} label={FIELD_LABELS.country} countries={COUNTRIES} />
    </>
  );
}
