import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { z } from 'zod';

export const TenantUserFilter = z
  .object({
    userStates: z.array(z.enum(USER_STATES)).nullish(),
    name: z.string().max(CONTACT_LIMITS.name).nullish(),
  })
  .nullish()
  .transform((filter) => filter ?? {});
export type TenantUserFilter = z.output<typeof TenantUserFilter>;
