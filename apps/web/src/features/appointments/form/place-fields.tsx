import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { useFormContext } from 'react-hook-form';
import { AddressLines } from '#features/contact/index.ts';
import { RecipientField, type RecipientName } from '#features/invoice-recipients/index.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import type { AppointmentValues } from './appointment-form.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { KeepVenueField, VenueChoice } from './venue-fields.tsx';

const SECTOR = 'sectorAttributes' as const;
const CUSTOMER = `${SECTOR}.customer` as const;

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
          name="invoiceRecipientId"
          label={TEXTS.recipient}
          isOptional
          help={TEXTS.recipientHelp}
          chosen={recipient}
          onPick={nameCustomer}
        />
      )}
      <VenueChoice />
      <FormRow>
        <TextField name={CUSTOMER} label={TEXTS.customer} maxLength={LIMITS.customer} />
        <TextField name={`${SECTOR}.venue`} label={TEXTS.venue} maxLength={LIMITS.venue} />
      </FormRow>
      <AddressLines path={`${SECTOR}.address`} isOptional />
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
      <KeepVenueField />
    </FormSection>
  );
}
