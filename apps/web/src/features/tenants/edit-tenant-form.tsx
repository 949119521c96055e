import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isFailure } from '#platform/graphql/api-error.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { updateTenant } from './save-tenant.ts';
import { TenantFields } from './tenant-fields.tsx';
import { type Tenant, tenantQuery } from './tenant-query.ts';
import { tenantResolver } from './tenant-resolvers.ts';
import { valuesOf } from './tenant-values.ts';
import { useTenantSaved } from './use-tenant-saved.ts';

export function EditTenantForm({ newest }: { readonly newest: Tenant }) {
  // The version that was begun with: what is loaded again meanwhile must not slip under the input.
  const [edited, setEdited] = useState(newest);
  const [isStale, setStale] = useState(false);
  const form = useForm({ resolver: tenantResolver, defaultValues: valuesOf(edited) });
  const client = useQueryClient();
  const onSaved = useTenantSaved();
  const reload = async (): Promise<void> => {
    const tenant = await client.fetchQuery(tenantQuery(edited.id));
    setEdited(tenant);
    form.reset(valuesOf(tenant));
    setStale(false);
  };
  return (
    <>
      <Form
        form={form}
        cancelHref={`/tenant/${edited.id}`}
        save={async (values) => {
          try {
            return await updateTenant(edited, values);
          } catch (error) {
            setStale(isFailure(error, GENERAL_FAILURES.stale));
            throw error;
          }
        }}
        onSaved={onSaved}
      >
        <TenantFields />
      </Form>
      {isStale && <StaleDialog onReload={reload} onStay={() => setStale(false)} />}
    </>
  );
}
