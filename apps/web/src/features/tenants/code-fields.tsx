import { FormSection } from '#ui/form/form-section.tsx';
import { CodeField } from './code-field.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';

export function CodeFields() {
  return (
    <FormSection title={TENANT_TEXTS.codes} hint={TENANT_TEXTS.codesHint}>
      <CodeField name="targetUserAssociationCode" label={TENANT_TEXTS.workerCode} />
      <CodeField name="tenantUserAssociationCode" label={TENANT_TEXTS.staffCode} />
    </FormSection>
  );
}
