import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { ROLE_LABELS, USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { officeRolesFor } from '@gastspiel/domain/tenant-users/office-roles.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import { NameRow } from '#features/contact/index.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import type { TenantUser } from './tenant-user-query.ts';
import { EDIT_TEXTS } from './tenant-user-texts.ts';

/** Who they are and what they may do. Nobody changes their own access, and nobody goes back to waiting. */
export function TenantUserFields({ user }: { readonly user: TenantUser['user'] }) {
  const viewer = useViewer().user;
  const roles = viewer ? officeRolesFor(viewer.userRole) : [];
  const isWaiting = user.userState === 'ONBOARDING';
  const states = USER_STATES.filter((state) => isWaiting || state !== 'ONBOARDING');
  const hint = user.isViewer ? EDIT_TEXTS.own : isWaiting ? EDIT_TEXTS.waiting : undefined;
  return (
    <>
      <FormSection title={EDIT_TEXTS.access} hint={hint}>
        <FormRow>
          <SelectField
            name="role"
            label={EDIT_TEXTS.role}
            options={roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
            isDisabled={user.isViewer}
          />
          <SelectField
            name="userState"
            label={EDIT_TEXTS.state}
            options={states.map((state) => ({ value: state, label: USER_STATE_LABELS[state] }))}
            isDisabled={user.isViewer}
          />
        </FormRow>
      </FormSection>
      <FormSection title={EDIT_TEXTS.person}>
        <NameRow path="" />
        <TextField name="contactEmail" type="email" label={EDIT_TEXTS.email} maxLength={CONTACT_LIMITS.email} />
      </FormSection>
    </>
  );
}
