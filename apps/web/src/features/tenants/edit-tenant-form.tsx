import { TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { tenantVariables, updateTenant } from './save-tenant.ts';
import { TenantFields } from './tenant-fields.tsx';
import { type Tenant, tenantQuery } from './tenant-query.ts';
import { tenantValues } from './tenant-values.ts';
import { useTenantSaved } from './use-tenant-saved.ts';

export function EditTenantForm({ newest }: { readonly newest: Tenant }) {
  const client = useQueryClient();
  const update = useAttempt(updateTenant);
  const onSaved = useTenantSaved();
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest,
    values: tenantValues,
    resolver: zodResolver(TenantInput),
    load: () => client.fetchQuery(tenantQuery(newest.id)),
  });
  return (
    <>
      <Form
        form={form}
        cancelHref={linkTo('/tenant/$id', { id: edited.id })}
        save={(values) => saving(update.send(tenantVariables(edited, values)))}
        onSaved={onSaved}
      >
        <TenantFields />
      </Form>
      {staleDialog}
    </>
  );
}
