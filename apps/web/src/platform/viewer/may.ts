import { refusalOf, scopesOf } from '@gastspiel/domain/permissions/decide.ts';
import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { Viewer } from './viewer.ts';

/** Whether the permission table lets this person do it: the same table and the same rule as the server's. */
export function may({ user, tenant, scopes }: Viewer, action: Action): boolean {
  // Somebody without a user record reaches what needs no role.
  if (!user) return !Array.isArray(permissionOf(action).roles);
  const { userRole: role, userState: state } = user;
  return (
    refusalOf(action, {
      role,
      state,
      // A token that only the server can read is taken to carry what the role is due.
      scopes: new Set(scopes ?? scopesOf(role, state)),
      hasInvoicingModule: tenant?.hasInvoicingModule ?? false,
      hasAccountingInterface: tenant?.hasAccountingInterface ?? false,
    }) === undefined
  );
}
