import { type Role, STAFF_ROLES, type UserState } from '#domain/permissions/roles.ts';
import type { Scope } from '#domain/permissions/scopes.ts';

/** A module that not every tenant has: invoicing, and the interface to its accounting system. */
export type Module = 'INVOICING' | 'ACCOUNTING';

/**
 * Who may do what: the only place where this is written. Menu, route guards and API all read it.
 *
 * `roles`    who may; 'ANYONE' needs no token, 'SIGNED_IN' a valid token but not yet a user record.
 * `scope`    what the token must carry besides; none where the action concerns only the person's own access.
 * `states`   the user states in which it is allowed.
 * `ticket`   whether the device must hold the person's device access ticket.
 * `modules`  the parts of the product that the tenant must have.
 * `ownScope` the scope that a worker needs instead, where workers do it for themselves: the use case shows them only theirs.
 * `personal` it concerns the person and happens in their own tenant, wherever a system administrator acts.
 */
export interface Permission {
  readonly roles: readonly Role[] | 'ANYONE' | 'SIGNED_IN';
  readonly scope?: Scope;
  readonly ownScope?: Scope;
  readonly states: readonly UserState[];
  readonly ticket: boolean;
  readonly modules?: readonly Module[];
  readonly personal?: true;
}

interface RolePermission extends Permission {
  readonly roles: readonly Role[];
}

const EVERY_STATE: readonly UserState[] = ['ACTIVE', 'ONBOARDING', 'BLOCKED'];
const ADMINISTRATION: readonly Role[] = ['SYSTEM_ADMIN', 'TENANT_USER_ADMIN'];
const ACCOUNTS: readonly Role[] = [...ADMINISTRATION, 'TENANT_USER_ACCOUNTING'];
const CARE: readonly Role[] = [...ADMINISTRATION, 'TENANT_USER_CUSTOMER_CARE'];
/** These deal with customers. */
const CUSTOMERS: readonly Role[] = [...ACCOUNTS, 'TENANT_USER_CUSTOMER_CARE'];
const PLANNERS: readonly Role[] = [...CARE, 'TENANT_USER_DISPATCHER'];
const EVERYBODY: readonly Role[] = [...STAFF_ROLES, 'TARGET_USER'];

/** The calls that lead into the product: they work in every state and without a ticket. */
const bootstrap = <const Roles extends Permission['roles']>(roles: Roles) => ({
  roles,
  states: EVERY_STATE,
  ticket: false,
});
/** The ordinary case: an active person on their own device, with a token for this purpose. */
const product = (scope: Scope, roles: readonly Role[]): RolePermission => ({
  roles,
  scope,
  states: ['ACTIVE'],
  ticket: true,
});
/** As `product`, and workers may do it for themselves. */
const alsoOwn = (scope: Scope, roles: readonly Role[], ownScope: Scope): RolePermission => ({
  ...product(scope, [...roles, 'TARGET_USER']),
  ownScope,
});
/** As `product`, only where the tenant has all of these. */
const withModules = (modules: readonly Module[], scope: Scope, roles: readonly Role[]): RolePermission => ({
  ...product(scope, roles),
  modules,
});
const invoicing = (scope: Scope, roles: readonly Role[]): RolePermission => withModules(['INVOICING'], scope, roles);

export const PERMISSIONS = {
  'version.read': bootstrap('ANYONE'),
  'countries.read': bootstrap('ANYONE'),
  'onboarding.read-options': bootstrap('ANYONE'),
  'onboarding.keep-draft': bootstrap('SIGNED_IN'),
  'onboarding.complete': bootstrap('SIGNED_IN'),
  'contact-email.confirm': bootstrap('ANYONE'),
  'offer-links.read': bootstrap('ANYONE'),
  'offer-links.open': bootstrap('ANYONE'),
  'offer-links.answer': bootstrap('ANYONE'),
  'push.confirm': bootstrap('ANYONE'),
  'user-information.read': bootstrap('SIGNED_IN'),
  'tenant-information.read': bootstrap('SIGNED_IN'),
  'tenant-theme.read': bootstrap('SIGNED_IN'),
  'device-tickets.issue': { ...bootstrap(EVERYBODY), personal: true },
  'device-tickets.clear': { ...bootstrap(EVERYBODY), personal: true },
  'push.register': { roles: EVERYBODY, states: ['ACTIVE', 'ONBOARDING'], ticket: true, personal: true },
  'own-application.read': { roles: ['TARGET_USER'], states: ['ACTIVE', 'ONBOARDING'], ticket: true },
  'own-application.write': { roles: ['TARGET_USER'], states: ['ACTIVE', 'ONBOARDING'], ticket: true },
  'events.read': alsoOwn('read:offers', STAFF_ROLES, 'read:target-user-offers'),

  'tenants.read': product('read:tenants', ['SYSTEM_ADMIN']),
  'tenants.write': product('write:tenants', ['SYSTEM_ADMIN']),
  'agency.read': product('read:tenant-settings', ADMINISTRATION),
  'agency.write': product('write:tenant-settings', ADMINISTRATION),
  'tenant-users.read': product('read:tenant-settings', ADMINISTRATION),
  'tenant-users.write': product('write:tenant-settings', ADMINISTRATION),
  'association-code.read': product('read:target-users', STAFF_ROLES),

  'target-users.read': product('read:target-users', STAFF_ROLES),
  'target-users.write': product('write:target-users', PLANNERS),
  'import.workers': product('write:target-users', ADMINISTRATION),
  'import.recipients': invoicing('write:invoice-recipients', ACCOUNTS),
  'target-user-secrets.reveal': product('read:staff-members', ACCOUNTS),
  'staff-members.read': product('read:staff-members', ACCOUNTS),
  'staff-members.write': product('write:staff-members', ACCOUNTS),
  'own-profile.read': product('read:target-user-offers', ['TARGET_USER']),
  'own-profile.write': product('read:target-user-offers', ['TARGET_USER']),

  'assessments.read': product('read:assessments', STAFF_ROLES),
  'assessments.write': product('write:assessments', PLANNERS),
  'feedbacks.read': invoicing('read:feedbacks', STAFF_ROLES),
  'feedbacks.write': invoicing('write:feedbacks', PLANNERS),
  'denials.read': invoicing('read:invoice-recipient-denials', STAFF_ROLES),
  'denials.write': invoicing('write:invoice-recipient-denials', PLANNERS),
  'tenant-user-assessments.read': product('read:assessments', ADMINISTRATION),
  'tenant-user-assessments.write': product('write:assessments', ADMINISTRATION),
  'tenant-user-feedbacks.read': invoicing('read:feedbacks', ADMINISTRATION),
  'tenant-user-feedbacks.write': invoicing('write:feedbacks', ADMINISTRATION),

  'absences.read': alsoOwn('read:target-users', STAFF_ROLES, 'read:target-user-offers'),
  'absences.write': alsoOwn('write:target-users', PLANNERS, 'read:target-user-offers'),

  'privacy.export': product('read:target-users', CARE),
  'privacy.anonymise': product('write:target-users', CARE),
  'own-data.export': product('read:target-user-offers', ['TARGET_USER']),

  'appointments.read': product('read:appointments', STAFF_ROLES),
  'appointments.write': product('write:appointments', PLANNERS),
  'appointments.assign-recipient': invoicing('write:appointments', PLANNERS),
  'offers.read': product('read:offers', STAFF_ROLES),
  'offers.write': product('write:offers', PLANNERS),
  'offers.enter-late': product('write:offers', ADMINISTRATION),
  'crew-lists.print': product('read:offers', PLANNERS),
  'own-offers.read': product('read:target-user-offers', ['TARGET_USER']),
  'own-offers.open': product('read:target-user-offers', ['TARGET_USER']),
  'own-offers.accept': product('accept:target-user-offers', ['TARGET_USER']),
  'own-offers.decline': product('decline:target-user-offers', ['TARGET_USER']),
  'own-calendar.read': product('read:target-user-offers', ['TARGET_USER']),
  'own-calendar.write': product('read:target-user-offers', ['TARGET_USER']),

  'invoice-recipient-names.read': invoicing('read:appointments', STAFF_ROLES),
  'invoice-recipients.read': invoicing('read:invoice-recipients', CUSTOMERS),
  'invoice-recipients.write': invoicing('write:invoice-recipients', CUSTOMERS),
  'balances.read': invoicing('read:invoice-recipients', CUSTOMERS),
  // The list of kinds of work is the price list, which has no prices where nothing is invoiced.
  'appointment-types.read': product('read:invoice-recipients', CUSTOMERS),
  'appointment-types.write': product('write:invoice-recipients', ACCOUNTS),
  'price-list.read': invoicing('read:invoice-recipients', CUSTOMERS),
  'price-list.write': invoicing('write:invoice-recipients', ACCOUNTS),
  'venues.read': invoicing('read:appointments', STAFF_ROLES),
  'venues.keep': invoicing('write:appointments', PLANNERS),
  'venues.write': invoicing('write:invoice-recipients', CUSTOMERS),
  'worklog-blocks.read': invoicing('read:worklog-blocks', STAFF_ROLES),
  'time-sheets.send': invoicing('write:worklog-blocks', STAFF_ROLES),
  'time-sheets.enter-by-hand': invoicing('write:worklog-blocks', ADMINISTRATION),
  'worklogs.record': invoicing('write:worklog-blocks', STAFF_ROLES),
  'invoice-sender.read': invoicing('read:invoicing', ACCOUNTS),
  'invoice-sender.write': invoicing('write:invoicing', ACCOUNTS),
  'invoices.read': invoicing('read:invoicing', ACCOUNTS),
  'invoices.write': invoicing('write:invoicing', ACCOUNTS),
  'payments.read': invoicing('read:invoicing', ACCOUNTS),
  'payments.write': invoicing('write:invoicing', ACCOUNTS),
  'statistics.read': invoicing('read:invoicing', ACCOUNTS),
  'statistics.write': invoicing('write:invoicing', ACCOUNTS),
  'accounting.read': withModules(['ACCOUNTING'], 'read:staff-members', ACCOUNTS),
  'accounting.write': withModules(['ACCOUNTING'], 'write:staff-members', ACCOUNTS),
  'accounting-transfers.read': withModules(['INVOICING', 'ACCOUNTING'], 'read:staff-members', ACCOUNTS),
  'accounting-transfers.write': withModules(['INVOICING', 'ACCOUNTING'], 'write:staff-members', ACCOUNTS),
  'accounting-files.read': invoicing('read:invoicing', ACCOUNTS),
  'accounting-files.write': invoicing('write:invoicing', ACCOUNTS),
  'admin-tools.use': product('write:offers', ['SYSTEM_ADMIN']),
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof PERMISSIONS;

export const permissionOf = (action: Action): Permission => PERMISSIONS[action];
