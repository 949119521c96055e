import { LOGO_RULES } from '@gastspiel/domain/logos/logo-rules.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { ImageField } from '#ui/images/image-field.tsx';
import { CodeField } from './code-field.tsx';
import { ColourFields } from './colour-fields.tsx';
import { DataFields } from './data-fields.tsx';
import { CheckboxRows, OutfitRows, TypeRows } from './entry-sections.tsx';
import { PoolRows } from './pool-rows.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';

const RULES = { ...LOGO_RULES, types: LOGO_RULES.mediaTypes };

function LogoFields() {
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
      <DataFields />
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
