import { ROLES, type Role } from '@gastspiel/domain/permissions/roles.ts';

const KEY = 'last-role';

/** Who was here last, so that the next start knows which code to expect. Gone with the logout. */
export const lastRole = {
  read: (): Role | undefined => ROLES.find((role) => role === localStorage.getItem(KEY)),
  note: (role: Role): void => localStorage.setItem(KEY, role),
  clear: (): void => localStorage.removeItem(KEY),
};
