import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { LOGO_RULES } from '@gastspiel/domain/logos/logo-rules.ts';
import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import type { ReactNode } from 'react';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { ImageField } from '#ui/images/image-field.tsx';
import { CodeField } from './code-field.tsx';
import { ColourFields } from './colour-fields.tsx';
import { DefaultPool } from './default-pool.tsx';
import { EntryRows } from './entry-rows.tsx';
import { CheckboxRows, OutfitRows, TypeRows } from './entry-sections.tsx';
import { ROW_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';

const RULES = { ...LOGO_RULES, types: LOGO_RULES.mediaTypes };

export function LogoFields() {
  return (
    <FormSection title={TENANT_TEXTS.logos}>
      <ImageField name="logoSquareBase64" label={TENANT_TEXTS.squareLogo} rules={RULES} isOptional />
      <ImageField name="logoWideBase64" label={TENANT_TEXTS.wideLogo} rules={RULES} shape="wide" isOptional />
    </FormSection>
  );
}

function CodeFields() {
  return (
    <FormSection title={TENANT_TEXTS.codes} hint={TENANT_TEXTS.codesHint}>
      <CodeField name="targetUserAssociationCode" label={TENANT_TEXTS.workerCode} />
      <CodeField name="tenantUserAssociationCode" label={TENANT_TEXTS.staffCode} />
    </FormSection>
  );
}

/** Everything of an agency that can be edited at any time. */
export function TenantFields() {
  return (
    <>
      <DataFields>
        <SwitchField name="hasInvoicingModule" label={TENANT_TEXTS.invoicing} help={TENANT_TEXTS.invoicingHelp} />
      </DataFields>
      <CodeFields />
      <PoolRows />
      <TypeRows />
      <OutfitRows />
      <CheckboxRows />
      <LogoFields />
      <ColourFields />
    </>
  );
}

/** How the agency is called and reached. */
export function DataFields({ children }: { readonly children?: ReactNode }) {
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
      {children}
    </FormSection>
  );
}

export const PoolRows = () => (
  <EntryRows
    name="targetUserPools"
    title={TENANT_TEXTS.pools}
    hint={TENANT_TEXTS.poolsHint}
    add={ROW_TEXTS.addPool}
    blank={{ description: '', isDefault: false }}
    row={(index) => (
      <FormRow columns="1fr auto">
        <TextField
          name={`targetUserPools.${index}.description`}
          label={TENANT_TEXTS.description}
          maxLength={TENANT_LIMITS.description}
        />
        <DefaultPool index={index} />
      </FormRow>
    )}
  />
);
