import { APPOINTMENT_PARTS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { useFormContext } from 'react-hook-form';
import { AddressLines } from '#features/contact/index.ts';
import { RecipientField, type RecipientName } from '#features/invoice-recipients/index.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { type AppointmentValues, fieldOf } from './appointment-form.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { KeepVenueField, VenueChoice } from './venue-fields.tsx';

const CUSTOMER = APPOINTMENT_PARTS.customer.path;

/** For whom and where. Without the invoicing module nobody is invoiced. */
export function PlaceFields({ recipient }: { readonly recipient: RecipientName | undefined }) {
  const hasRecipients = may(useViewer(), 'invoice-recipient-names.read');
  const { getValues, setValue, formState } = useFormContext<AppointmentValues>();
  /** The customer is called as who pays, until somebody says otherwise. */
  const nameCustomer = (next?: RecipientName, before?: RecipientName): void => {
    const customer = getValues(CUSTOMER).trim();
    if (!next || (customer !== '' && customer !== before?.name)) return;
    setValue(CUSTOMER, next.name, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <FormSection title={TEXTS.where}>
      {hasRecipients && (
        <RecipientField
          {...fieldOf('recipient')}
          isOptional
          help={TEXTS.recipientHelp}
          chosen={recipient}
          onPick={nameCustomer}
        />
      )}
      <VenueChoice />
      <FormRow>
        <TextField {...fieldOf('customer')} maxLength={LIMITS.customer} />
        <TextField {...fieldOf('venue')} maxLength={LIMITS.venue} />
      </FormRow>
      <AddressLines path="sectorAttributes.address" isOptional />
      <FormRow>
        <TextField {...fieldOf('station')} isOptional placeholder={TEXTS.stationExample} maxLength={LIMITS.station} />
        <TextField {...fieldOf('contact')} isOptional maxLength={LIMITS.contact} />
      </FormRow>
      <KeepVenueField />
    </FormSection>
  );
}
