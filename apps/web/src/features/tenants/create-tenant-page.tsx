import { NewTenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { Page } from '#ui/pages/page.tsx';
import { AccountingFields } from './accounting-fields.tsx';
import { createTenant, newTenantVariables } from './save-tenant.ts';
import { TenantFields } from './tenant-fields.tsx';
import { SAVE_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';
import { newTenantValues } from './tenant-values.ts';
import { useTenantSaved } from './use-tenant-saved.ts';

export function CreateTenantPage() {
  const form = useForm({ resolver: zodResolver(NewTenantInput), defaultValues: newTenantValues() });
  const create = useAttempt(createTenant);
  const onSaved = useTenantSaved({ isNew: true });
  return (
    <Page title={TENANT_TITLES.create} isTitleInHeader>
      <Form
        form={form}
        submit={SAVE_TEXTS.create}
        cancelHref={linkTo('/tenants')}
        save={(values) => create.send(newTenantVariables(values))}
        onSaved={onSaved}
      >
        <TenantFields />
        <AccountingFields />
      </Form>
    </Page>
  );
}
