import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-limits.ts';
import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import type { RecipientName } from '../recipient-names.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { RecipientField } from './recipient-field.tsx';

const SECTOR = 'sectorAttributes';
const ADDRESS = `${SECTOR}.address`;
const COUNTRIES = countriesIn('de');

/** For whom and where. Without the invoicing module nobody is invoiced. */
export function PlaceFields({ recipient }: { readonly recipient: RecipientName | undefined }) {
  const hasRecipients = may(useViewer(), 'invoice-recipient-names.read');
  return (
    <FormSection title={TEXTS.where}>
      {hasRecipients && (
        <RecipientField
          name="invoiceRecipientId"
          label={TEXTS.recipient}
          isOptional
          help={TEXTS.recipientHelp}
          chosen={recipient}
        />
      )}
      <FormRow>
        <TextField name={`${SECTOR}.customer`} label={TEXTS.customer} maxLength={LIMITS.customer} />
        <TextField name={`${SECTOR}.venue`} label={TEXTS.venue} maxLength={LIMITS.venue} />
      </FormRow>
      <TextField
        name={`${ADDRESS}.streetNameAndNumber`}
        label={TEXTS.street}
        isOptional
        maxLength={CONTACT_LIMITS.street}
      />
      <FormRow columns="8rem 1fr 1fr">
        <TextField
          name={`${ADDRESS}.postalCode`}
          label={TEXTS.postalCode}
          isOptional
          maxLength={CONTACT_LIMITS.postalCode}
        />
        <TextField name={`${ADDRESS}.location`} label={TEXTS.location} isOptional maxLength={CONTACT_LIMITS.location} />
        <CountryField name={`${ADDRESS}.countryCode`} label={TEXTS.country} countries={COUNTRIES} />
      </FormRow>
      <FormRow>
        <TextField
          name={`${SECTOR}.station`}
          label={TEXTS.station}
          isOptional
          placeholder={TEXTS.stationExample}
          maxLength={LIMITS.station}
        />
        <TextField name={`${SECTOR}.contact`} label={TEXTS.contact} isOptional maxLength={LIMITS.contact} />
      </FormRow>
    </FormSection>
  );
}
