import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { UserStateChip } from '#features/users/index.ts';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Form } from '#ui/form/form.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { DeleteTenantUser } from './delete-tenant-user.tsx';
import { updateTenantUser } from './save-tenant-user.ts';
import { TenantUserFields } from './tenant-user-fields.tsx';
import { tenantUserResolver, tenantUserValues } from './tenant-user-form.ts';
import { type TenantUser, tenantUserQuery } from './tenant-user-query.ts';
import { EDIT_TEXTS } from './tenant-user-texts.ts';
import { useOfficeOf } from './use-office-of.ts';

export function EditTenantUserForm({ newest }: { readonly newest: TenantUser }) {
  const client = useQueryClient();
  const update = useAttempt(updateTenantUser);
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest,
    values: tenantUserValues,
    resolver: tenantUserResolver,
    load: () => client.fetchQuery(tenantUserQuery(newest.tenantId, newest.user.id)),
  });
  const { tenantId, tenantName, user } = edited;
  const chosen = useWatch({ control: form.control, name: 'userState' });
  const isRelease = user.userState === 'ONBOARDING' && chosen === 'ACTIVE';
  const office = useOfficeOf(tenantId, tenantName);
  const name = `${user.firstName} ${user.lastName}`;
  // At once, or the way out would ask about input for what is gone.
  const forgetInput = (): void => flushSync(() => form.reset(form.getValues()));
  return (
    <DetailPage
      crumbs={[...office.crumbs, { label: name }]}
      title={name}
      chips={<UserStateChip state={user.userState} large />}
      actions={!user.isViewer && <DeleteTenantUser edited={edited} onDeleted={forgetInput} />}
    >
      <Form
        form={form}
        {...(isRelease && { submit: EDIT_TEXTS.release })}
        cancelHref={office.href}
        save={(input) => saving(update.send({ tenantId, id: user.id, version: user.version, input }))}
        onSaved={() => {
          if (chosen === 'BLOCKED' && user.userState !== 'BLOCKED') office.noteLeaver(name);
          office.goBack(isRelease ? EDIT_TEXTS.released(name) : EDIT_TEXTS.saved(name));
        }}
      >
        <TenantUserFields user={user} />
      </Form>
      {staleDialog}
    </DetailPage>
  );
}
