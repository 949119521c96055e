import type { Role } from '@gastspiel/domain/permissions/roles.ts';

/** Workers are on first-name terms with their agency; everybody else is not. */
export type FormOfAddress = 'du' | 'Sie';

export function formOfAddress(role: Role | undefined): FormOfAddress {
  return role === 'TARGET_USER' ? 'du' : 'Sie';
}
