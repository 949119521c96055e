import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-limits.ts';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactPersonRows } from './contact-person-rows.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { PriceFields } from './price-fields.tsx';
import type { AppointmentTypes } from './recipient-query.ts';

/** Everything of a recipient. */
export function RecipientFields({ types }: { readonly types: AppointmentTypes }) {
  return (
    <>
      <AddressFields />
      <ContactFields />
      <ContactPersonRows />
      <PriceFields types={types} />
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
