import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { INVITATION_STATES } from '@gastspiel/domain/target-users/invitation.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { z } from 'zod';

const ids = z.array(z.uuid()).max(TARGET_USER_LIMITS.choices).nullish();

export const TargetUserFilter = z
  .object({
    userStates: z.array(z.enum(USER_STATES)).nullish(),
    invitationStates: z.array(z.enum(keysOf(INVITATION_STATES))).nullish(),
    name: z.string().max(CONTACT_LIMITS.name).nullish(),
    poolIds: ids,
    appointmentTypeIds: ids,
    minimumRating: z.number().min(TARGET_USER_LIMITS.minRating).max(TARGET_USER_LIMITS.maxRating).nullish(),
  })
  .nullish()
  .transform((filter) => filter ?? {});
export type TargetUserFilter = z.output<typeof TargetUserFilter>;

export const SORT_KEYS = ['NAME', 'STATE', 'RATING'] as const;
export const TargetUserSort = z
  .object({ key: z.enum(SORT_KEYS), isDescending: z.boolean() })
  .nullish()
  .transform((sort) => sort ?? ({ key: 'NAME', isDescending: false } as const));
export type TargetUserSort = z.output<typeof TargetUserSort>;
