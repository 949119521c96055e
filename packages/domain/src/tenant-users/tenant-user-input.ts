import { z } from 'zod';
import { email } from '#domain/contact/contact-input.ts';
import { CONTACT_LIMITS } from '#domain/contact/contact-rules.ts';
import { requiredText } from '#domain/input/text-input.ts';
import { STAFF_ROLES, USER_STATES } from '#domain/permissions/roles.ts';

/** Somebody of the office, as the administration edits them. */
export const TenantUserInput = z.object({
  firstName: requiredText(CONTACT_LIMITS.name),
  lastName: requiredText(CONTACT_LIMITS.name),
  contactEmail: email,
  role: z.enum(STAFF_ROLES),
  userState: z.enum(USER_STATES),
});
export type TenantUserValues = z.output<typeof TenantUserInput>;
