import { type Action, PERMISSIONS, permissionOf } from '#domain/permissions/permissions.ts';
import type { Role, UserState } from '#domain/permissions/roles.ts';
import { SCOPES, type Scope } from '#domain/permissions/scopes.ts';

/** A person as the server sees them at this request. */
export interface Standing {
  readonly role: Role;
  readonly state: UserState;
  readonly scopes: ReadonlySet<string>;
  readonly hasInvoicingModule: boolean;
  readonly hasAccountingInterface: boolean;
}

export type Refusal = 'STATE' | 'ROLE' | 'SCOPE' | 'MODULE' | 'INTERFACE';

/** Why this person may not do it, or undefined when they may. The order is that of the API's checks. */
export function refusalOf(action: Action, who: Standing): Refusal | undefined {
  const { roles, states, modules } = permissionOf(action);
  const scope = scopeFor(action, who.role);
  if (!states.includes(who.state)) return 'STATE';
  if (Array.isArray(roles) && !roles.includes(who.role)) return 'ROLE';
  if (scope && !who.scopes.has(scope)) return 'SCOPE';
  if (modules?.includes('INVOICING') && !who.hasInvoicingModule) return 'MODULE';
  if (modules?.includes('ACCOUNTING') && !who.hasAccountingInterface) return 'INTERFACE';
  return undefined;
}

const scopeFor = (action: Action, role: Role): Scope | undefined => {
  const { scope, ownScope } = permissionOf(action);
  return role === 'TARGET_USER' ? (ownScope ?? scope) : scope;
};

/** The scopes that a person's tokens may carry: what the table needs for their role, once they are active. */
export function scopesOf(role: Role, state: UserState): readonly Scope[] {
  if (state !== 'ACTIVE') return [];
  const needed = new Set<Scope>();
  for (const action of Object.keys(PERMISSIONS) as Action[]) {
    const { roles } = permissionOf(action);
    const scope = scopeFor(action, role);
    if (scope && Array.isArray(roles) && roles.includes(role)) needed.add(scope);
  }
  return SCOPES.filter((scope) => needed.has(scope));
}

/** The one scope by which the browser tells that a token was made for the role (specification: auth session). */
export function requiredScopeOf(role: Role): Scope {
  if (role === 'SYSTEM_ADMIN') return 'read:tenants';
  if (role === 'TENANT_USER_ADMIN') return 'read:tenant-settings';
  return role === 'TARGET_USER' ? 'read:target-user-offers' : 'read:target-users';
}
