import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { TenantUserInput } from '@gastspiel/domain/tenant-users/tenant-user-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { TenantUser } from './tenant-user-query.ts';

/** The domain's rules; only the role may still be open here, and then has to be chosen. */
const TenantUserForm = TenantUserInput.extend({
  role: TenantUserInput.shape.role.nullable().transform((role, context) => {
    if (role !== null) return role;
    context.addIssue({ code: 'custom', message: INPUT_RULES.required });
    return z.NEVER;
  }),
});

export const tenantUserResolver = zodResolver(TenantUserForm);

/** A waiting person is about to be released: the form proposes that, and asks for the role. */
export function tenantUserValues({ user }: TenantUser): z.input<typeof TenantUserForm> {
  const { firstName, lastName, contactEmail, role, userState } = user;
  const isWaiting = userState === 'ONBOARDING';
  return {
    firstName,
    lastName,
    contactEmail,
    role: isWaiting ? null : role,
    userState: isWaiting ? 'ACTIVE' : userState,
  };
}
