import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';

export function DataFields() {
  return (
    <FormSection title={TENANT_TEXTS.data}>
      <TextField name="name" label={TENANT_TEXTS.name} maxLength={TENANT_LIMITS.name} />
      <FormRow>
        <TextField
          name="contactEmail"
          type="email"
          label={TENANT_TEXTS.email}
          isOptional
          maxLength={CONTACT_LIMITS.email}
        />
        <PhoneField name="contactPhone" label={TENANT_TEXTS.phone} isOptional />
      </FormRow>
      <SwitchField name="hasInvoicingModule" label={TENANT_TEXTS.invoicing} help={TENANT_TEXTS.invoicingHelp} />
    </FormSection>
  );
}
