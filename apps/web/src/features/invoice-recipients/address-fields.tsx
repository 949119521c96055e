import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { INVOICE_RECIPIENT_LIMITS as LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-limits.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { useRecheck } from './use-recheck.ts';

const HEAD = 'letterHead';
const ADDRESS = `${HEAD}.address`;
const COUNTRIES = countriesIn('de');

/** What stands on the invoice. Which form the tax ids must have follows from the country. */
export function AddressFields() {
  useRecheck(`${HEAD}.vatNumber`, `${ADDRESS}.countryCode`);
  useRecheck(`${HEAD}.companyRegistrationNumber`, `${ADDRESS}.countryCode`);
  useRecheck(`${ADDRESS}.postalCode`, `${ADDRESS}.countryCode`);
  return (
    <FormSection title={RECIPIENT_TEXTS.address}>
      <FormRow columns="1fr 2fr">
        <TextField name="customerNumber" label={RECIPIENT_TEXTS.number} maxLength={LIMITS.customerNumber} />
        <TextField name={`${HEAD}.name`} label={RECIPIENT_TEXTS.name} maxLength={CONTACT_LIMITS.name} />
      </FormRow>
      <TextField
        name={`${ADDRESS}.streetNameAndNumber`}
        label={RECIPIENT_TEXTS.street}
        maxLength={CONTACT_LIMITS.street}
      />
      <FormRow columns="7rem 1fr 1fr">
        <TextField
          name={`${ADDRESS}.postalCode`}
          label={RECIPIENT_TEXTS.postalCode}
          maxLength={CONTACT_LIMITS.postalCode}
        />
        <TextField name={`${ADDRESS}.location`} label={RECIPIENT_TEXTS.location} maxLength={CONTACT_LIMITS.location} />
        <CountryField name={`${ADDRESS}.countryCode`} label={RECIPIENT_TEXTS.country} countries={COUNTRIES} />
      </FormRow>
      <FormRow>
        <TextField
          name={`${HEAD}.vatNumber`}
          label={RECIPIENT_TEXTS.vatNumber}
          isOptional
          maxLength={LIMITS.vatNumber}
        />
        <TextField
          name={`${HEAD}.companyRegistrationNumber`}
          label={RECIPIENT_TEXTS.registration}
          isOptional
          maxLength={LIMITS.companyRegistrationNumber}
        />
      </FormRow>
    </FormSection>
  );
}
