import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { TenantUserValues } from '@gastspiel/domain/tenant-users/tenant-user-input.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { isFailure } from '#platform/graphql/api-error.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { DeleteTenantUser } from './delete-tenant-user.tsx';
import { updateTenantUser } from './save-tenant-user.ts';
import { TenantUserFields } from './tenant-user-fields.tsx';
import { tenantUserResolver, valuesOf } from './tenant-user-form.ts';
import { type TenantUser, tenantUserQuery } from './tenant-user-query.ts';
import { EDIT_TEXTS, TENANT_USER_TITLES } from './tenant-user-texts.ts';
import { officeOf, useToOffice } from './use-to-office.ts';
import { UserStateChip } from './user-state-chip.tsx';

export function EditTenantUserForm({ newest }: { readonly newest: TenantUser }) {
  // What was begun with: what is loaded again meanwhile must not slip under the input.
  const [edited, setEdited] = useState(newest);
  const [isStale, setStale] = useState(false);
  const { tenantId, tenantName, user } = edited;
  const form = useForm({ resolver: tenantUserResolver, defaultValues: valuesOf(edited) });
  const chosen = useWatch({ control: form.control, name: 'userState' });
  const isRelease = user.userState === 'ONBOARDING' && chosen === 'ACTIVE';
  const client = useQueryClient();
  const toOffice = useToOffice(tenantId);
  const name = `${user.firstName} ${user.lastName}`;

  const save = async (values: TenantUserValues): Promise<void> => {
    try {
      await updateTenantUser(edited, values);
    } catch (error) {
      setStale(isFailure(error, GENERAL_FAILURES.stale));
      throw error;
    }
  };
  const reload = async (): Promise<void> => {
    const loaded = await client.fetchQuery(tenantUserQuery(tenantId, user.id));
    setEdited(loaded);
    form.reset(valuesOf(loaded));
    setStale(false);
  };
  // At once, or the way out would ask about input for what is gone.
  const forgetInput = (): void => flushSync(() => form.reset(form.getValues()));
  return (
    <DetailPage
      crumbs={[
        { label: TENANT_USER_TITLES.tenants, href: '/tenants' },
        { label: tenantName, href: officeOf(tenantId) },
        { label: name },
      ]}
      title={name}
      chips={<UserStateChip state={user.userState} large />}
      actions={!user.isViewer && <DeleteTenantUser edited={edited} onDeleted={forgetInput} />}
    >
      <Form
        form={form}
        {...(isRelease && { submit: EDIT_TEXTS.release })}
        cancelHref={officeOf(tenantId)}
        save={save}
        onSaved={() => void toOffice(isRelease ? EDIT_TEXTS.released(name) : EDIT_TEXTS.saved(name))}
      >
        <TenantUserFields user={user} />
      </Form>
      {isStale && <StaleDialog onReload={reload} onStay={() => setStale(false)} />}
    </DetailPage>
  );
}
