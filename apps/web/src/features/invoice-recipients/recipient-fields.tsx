import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TERMS_TEXTS, TermFields } from '#features/payment-terms/index.ts';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactPersonRows } from './contact-person-rows.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { PriceFields } from './price-fields.tsx';
import type { RecipientValues } from './recipient-form.ts';
import type { AppointmentTypes } from './recipient-query.ts';

function ContactFields() {
  return (
    <FormSection title={RECIPIENT_TEXTS.contact} hint={RECIPIENT_TEXTS.contactHint}>
      <FormRow>
        <TextField
          name="letterHead.contactEmail"
          type="email"
          label={RECIPIENT_TEXTS.email}
          isOptional
          maxLength={CONTACT_LIMITS.email}
        />
        <PhoneField name="letterHead.phoneNumber" label={RECIPIENT_TEXTS.phone} isOptional />
      </FormRow>
    </FormSection>
  );
}

function EInvoicingFields() {
  const { sendsEbInterface, orderReference, supplierNumber } = useWatch<RecipientValues, 'eInvoicing'>({
    name: 'eInvoicing',
  });
  /** Refusing would be wrong: municipalities and companies take the file without. */
  const help = (text: string, value: string | null | undefined) =>
    sendsEbInterface && !value?.trim() ? <FieldWarning>{RECIPIENT_TEXTS.federalNeeds}</FieldWarning> : text;
  return (
    <FormSection title={RECIPIENT_TEXTS.eInvoicing} hint={RECIPIENT_TEXTS.eInvoicingHint}>
      <SwitchField
        name="eInvoicing.sendsEbInterface"
        label={RECIPIENT_TEXTS.sendsEbInterface}
        help={RECIPIENT_TEXTS.sendsEbInterfaceHelp}
      />
      <FormRow>
        <TextField
          name="eInvoicing.orderReference"
          label={RECIPIENT_TEXTS.orderReference}
          isOptional
          maxLength={INVOICE_RECIPIENT_LIMITS.orderReference}
          help={help(RECIPIENT_TEXTS.orderReferenceHelp, orderReference)}
        />
        <TextField
          name="eInvoicing.supplierNumber"
          label={RECIPIENT_TEXTS.supplierNumber}
          isOptional
          maxLength={INVOICE_RECIPIENT_LIMITS.supplierNumber}
          help={help(RECIPIENT_TEXTS.supplierNumberHelp, supplierNumber)}
        />
      </FormRow>
    </FormSection>
  );
}

interface RecipientFieldsProps {
  readonly types: AppointmentTypes;
  readonly vatCheck?: ReactNode;
}

/** Everything of a recipient. */
export function RecipientFields({ types, vatCheck }: RecipientFieldsProps) {
  return (
    <>
      <AddressFields vatCheck={vatCheck} />
      <ContactFields />
      <ContactPersonRows />
      <PriceFields types={types} />
      <FormSection title={TERMS_TEXTS.ownTitle} hint={TERMS_TEXTS.ownHint}>
        <TermFields at="paymentTerms." isOptional />
      </FormSection>
      <EInvoicingFields />
      <FormSection title={RECIPIENT_TEXTS.notes} hint={RECIPIENT_TEXTS.notesHint}>
        <MultilineField
          name="notes"
          label={RECIPIENT_TEXTS.internalNotes}
          isOptional
          maxLength={INVOICE_RECIPIENT_LIMITS.notes}
        />
      </FormSection>
    </>
  );
}
