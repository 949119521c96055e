import { LOGO_RULES } from '@gastspiel/domain/tenants/tenant-limits.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { ImageField } from '#ui/images/image-field.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';

const RULES = { ...LOGO_RULES, types: LOGO_RULES.mediaTypes };

export function LogoFields() {
  return (
    <FormSection title={TENANT_TEXTS.logos}>
      <ImageField name="logoSquareBase64" label={TENANT_TEXTS.squareLogo} rules={RULES} isOptional />
      <ImageField name="logoWideBase64" label={TENANT_TEXTS.wideLogo} rules={RULES} shape="wide" isOptional />
    </FormSection>
  );
}
