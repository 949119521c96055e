import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';

interface ContactFieldsProps {
  /** The path in the form's values that the fields lie under. */
  readonly path: string;
  /** People who write down their own are helped by what their browser knows of them. */
  readonly isOwn?: boolean;
}

export function NameRow({ path, isOwn = false }: ContactFieldsProps) {
  return (
    <FormRow>
      <TextField
        name={`${path}firstName`}
        label={LABELS.firstName}
        maxLength={CONTACT_LIMITS.name}
        {...(isOwn && { autoComplete: 'given-name' })}
      />
      <TextField
        name={`${path}lastName`}
        label={LABELS.lastName}
        maxLength={CONTACT_LIMITS.name}
        {...(isOwn && { autoComplete: 'family-name' })}
      />
    </FormRow>
  );
}

interface AddressLinesProps extends ContactFieldsProps {
  readonly isOptional?: boolean;
}

export function AddressLines({ path, isOwn = false, isOptional = false }: AddressLinesProps) {
  return (
    <>
      <TextField
        name={`${path}.streetNameAndNumber`}
        label={LABELS.street}
        isOptional={isOptional}
        maxLength={CONTACT_LIMITS.street}
        {...(isOwn && { autoComplete: 'street-address' })}
      />
      <FormRow columns="8rem 1fr 1fr">
        <TextField
          name={`${path}.postalCode`}
          label={LABELS.postalCode}
          isOptional={isOptional}
          maxLength={CONTACT_LIMITS.postalCode}
          {...(isOwn && { autoComplete: 'postal-code' })}
        />
        <TextField
          name={`${path}.location`}
          label={LABELS.location}
          isOptional={isOptional}
          maxLength={CONTACT_LIMITS.location}
          {...(isOwn && { autoComplete: 'address-level2' })}
        />
        <CountryField name={`${path}.countryCode`} label={LABELS.country} countries={COUNTRIES} />
      </FormRow>
    </>
  );
}

const COUNTRIES = countriesIn('de');

const LABELS = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  street: 'Straße und Hausnummer',
  postalCode: 'PLZ',
  location: 'Ort',
  country: 'Land',
} as const;
