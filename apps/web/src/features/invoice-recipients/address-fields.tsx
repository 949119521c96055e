import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { INVOICE_RECIPIENT_LIMITS as LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import type { ReactNode } from 'react';
import { AddressLines } from '#features/contact/index.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { useRecheck } from '#ui/form/use-recheck.ts';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';

const HEAD = 'letterHead';
export const VAT_NUMBER = `${HEAD}.vatNumber`;
const ADDRESS = `${HEAD}.address`;

interface AddressFieldsProps {
  /** How the VAT number stands. */
  readonly vatCheck?: ReactNode;
}

/** The head of the invoice. Which form the tax ids must have follows from the country. */
export function AddressFields({ vatCheck }: AddressFieldsProps) {
  useRecheck(VAT_NUMBER, `${ADDRESS}.countryCode`);
  useRecheck(`${HEAD}.companyRegistrationNumber`, `${ADDRESS}.countryCode`);
  useRecheck(`${ADDRESS}.postalCode`, `${ADDRESS}.countryCode`);
  return (
    <FormSection title={RECIPIENT_TEXTS.address}>
      <FormRow columns="1fr 2fr">
        <TextField name="customerNumber" label={RECIPIENT_TEXTS.number} maxLength={LIMITS.customerNumber} />
        <TextField name={`${HEAD}.name`} label={RECIPIENT_TEXTS.name} maxLength={CONTACT_LIMITS.name} />
      </FormRow>
      <AddressLines path={ADDRESS} />
      <FormRow>
        <TextField name={VAT_NUMBER} label={RECIPIENT_TEXTS.vatNumber} isOptional maxLength={LIMITS.vatNumber} />
        <TextField
          name={`${HEAD}.companyRegistrationNumber`}
          label={RECIPIENT_TEXTS.registration}
          isOptional
          maxLength={LIMITS.companyRegistrationNumber}
        />
      </FormRow>
      {vatCheck}
    </FormSection>
  );
}
