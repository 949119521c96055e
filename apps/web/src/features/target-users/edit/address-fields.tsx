import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

const COUNTRIES = countriesIn('de');

/** Where the worker lives; all of it may still be missing. `name` is the path of the address in the form's values. */
export function AddressFields({ name }: { readonly name: string }) {
  return (
    <FormSection title={EDIT_TEXTS.address}>
      <TextField
        name={`${name}.streetNameAndNumber`}
        label={PERSON_LABELS.street}
        isOptional
        maxLength={CONTACT_LIMITS.street}
      />
      <FormRow columns="9rem 1fr 1fr">
        <TextField
          name={`${name}.postalCode`}
          label={PERSON_LABELS.postalCode}
          isOptional
          maxLength={CONTACT_LIMITS.postalCode}
        />
        <TextField
          name={`${name}.location`}
          label={PERSON_LABELS.location}
          isOptional
          maxLength={CONTACT_LIMITS.location}
        />
        <CountryField name={`${name}.countryCode`} label={PERSON_LABELS.country} countries={COUNTRIES} />
      </FormRow>
    </FormSection>
  );
}
