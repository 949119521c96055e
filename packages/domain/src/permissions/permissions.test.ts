import { describe, expect, test } from 'vitest';
import { refusalOf, requiredScopeOf, type Standing, scopesOf } from '#domain/permissions/decide.ts';
import { type Action, PERMISSIONS, permissionOf } from '#domain/permissions/permissions.ts';
import { ROLES, type Role } from '#domain/permissions/roles.ts';
import { SCOPES } from '#domain/permissions/scopes.ts';

const actions = Object.keys(PERMISSIONS) as Action[];
const [admin, accounting, care, dispatcher, administration, worker] = ROLES;

/** The rows of the agreed table: who may, in the order of ROLES. */
const AGREED: [Action, ...boolean[]][] = [
  ['device-tickets.issue', true, true, true, true, true, true],
  ['device-tickets.clear', true, true, true, true, true, true],
  ['push.register', true, true, true, true, true, true],
  ['own-application.read', false, false, false, false, false, true],
  ['own-application.write', false, false, false, false, false, true],
  ['events.read', true, true, true, true, true, true],
  ['tenants.read', true, false, false, false, false, false],
  ['agency.read', true, false, false, false, true, false],
  ['agency.write', true, false, false, false, true, false],
  ['tenant-users.read', true, false, false, false, true, false],
  ['staff-members.read', true, true, false, false, true, false],
  ['own-profile.read', false, false, false, false, false, true],
  ['own-profile.write', false, false, false, false, false, true],
  ['feedbacks.read', true, true, true, true, true, false],
  ['feedbacks.write', true, false, true, true, true, false],
  ['tenant-user-assessments.write', true, false, false, false, true, false],
  ['tenant-user-feedbacks.read', true, false, false, false, true, false],
  ['tenant-user-feedbacks.write', true, false, false, false, true, false],
  ['privacy.export', true, false, true, false, true, false],
  ['offers.read', true, true, true, true, true, false],
  ['offers.write', true, false, true, true, true, false],
  ['offers.enter-late', true, false, false, false, true, false],
  ['crew-lists.print', true, false, true, true, true, false],
  ['own-offers.read', false, false, false, false, false, true],
  ['own-offers.open', false, false, false, false, false, true],
  ['own-offers.decline', false, false, false, false, false, true],
  ['invoice-recipients.read', true, true, true, false, true, false],
  ['appointment-types.read', true, true, true, false, true, false],
  ['appointment-types.write', true, true, false, false, true, false],
  ['price-list.read', true, true, true, false, true, false],
  ['balances.read', true, true, true, false, true, false],
  ['worklog-blocks.read', true, true, true, true, true, false],
  ['worklogs.record', true, true, true, true, true, false],
  ['invoice-sender.read', true, true, false, false, true, false],
  ['invoice-sender.write', true, true, false, false, true, false],
  ['invoices.read', true, true, false, false, true, false],
  ['statistics.read', true, true, false, false, true, false],
  ['statistics.write', true, true, false, false, true, false],
  ['accounting.read', true, true, false, false, true, false],
  ['tenants.write', true, false, false, false, false, false],
  ['tenant-users.write', true, false, false, false, true, false],
  ['association-code.read', true, true, true, true, true, false],
  ['target-users.read', true, true, true, true, true, false],
  ['target-users.write', true, false, true, true, true, false],
  ['target-user-secrets.reveal', true, true, false, false, true, false],
  ['staff-members.write', true, true, false, false, true, false],
  ['assessments.read', true, true, true, true, true, false],
  ['assessments.write', true, false, true, true, true, false],
  ['denials.read', true, true, true, true, true, false],
  ['denials.write', true, false, true, true, true, false],
  ['tenant-user-assessments.read', true, false, false, false, true, false],
  ['absences.read', true, true, true, true, true, true],
  ['absences.write', true, false, true, true, true, true],
  ['privacy.anonymise', true, false, true, false, true, false],
  ['own-data.export', false, false, false, false, false, true],
  ['appointments.read', true, true, true, true, true, false],
  ['appointments.write', true, false, true, true, true, false],
  ['appointments.assign-recipient', true, false, true, true, true, false],
  ['own-offers.accept', false, false, false, false, false, true],
  ['own-calendar.read', false, false, false, false, false, true],
  ['own-calendar.write', false, false, false, false, false, true],
  ['invoice-recipient-names.read', true, true, true, true, true, false],
  ['invoice-recipients.write', true, true, true, false, true, false],
  ['price-list.write', true, true, false, false, true, false],
  ['venues.read', true, true, true, true, true, false],
  ['venues.keep', true, false, true, true, true, false],
  ['venues.write', true, true, true, false, true, false],
  ['time-sheets.send', true, true, true, true, true, false],
  ['time-sheets.enter-by-hand', true, false, false, false, true, false],
  ['invoices.write', true, true, false, false, true, false],
  ['payments.read', true, true, false, false, true, false],
  ['payments.write', true, true, false, false, true, false],
  ['import.workers', true, false, false, false, true, false],
  ['import.recipients', true, true, false, false, true, false],
  ['accounting.write', true, true, false, false, true, false],
  ['accounting-transfers.read', true, true, false, false, true, false],
  ['accounting-transfers.write', true, true, false, false, true, false],
  ['accounting-files.read', true, true, false, false, true, false],
  ['accounting-files.write', true, true, false, false, true, false],
  ['admin-tools.use', true, false, false, false, false, false],
];

const standing = (role: Role, changes: Partial<Standing> = {}): Standing => ({
  role,
  state: 'ACTIVE',
  scopes: new Set(SCOPES),
  hasInvoicingModule: true,
  hasAccountingInterface: true,
  ...changes,
});

describe('the permission table', () => {
  test.each(AGREED)('%s', (action, ...allowed) => {
    expect(ROLES.map((role) => refusalOf(action, standing(role)) === undefined)).toEqual(allowed);
  });

  test('every action of a role stands in the agreed rows', () => {
    const agreed = new Set(AGREED.map(([action]) => action));
    const missing = actions.filter((action) => Array.isArray(permissionOf(action).roles) && !agreed.has(action));
    expect(missing).toEqual([]);
  });

  test('an action of the product needs a scope, a ticket and an active person', () => {
    for (const action of actions) {
      const { roles, scope, states, ticket } = permissionOf(action);
      if (!scope) continue;
      expect(ticket, action).toBe(true);
      expect(states, action).toEqual(['ACTIVE']);
      expect(Array.isArray(roles), action).toBe(true);
    }
  });

  test('state is told before role, role before scope, scope before module', () => {
    const nothing = { state: 'BLOCKED', scopes: new Set<string>(), hasInvoicingModule: false } as const;
    expect(refusalOf('invoices.read', standing(worker, nothing))).toBe('STATE');
    expect(refusalOf('invoices.read', standing(worker, { ...nothing, state: 'ACTIVE' }))).toBe('ROLE');
    expect(refusalOf('invoices.read', standing(accounting, { ...nothing, state: 'ACTIVE' }))).toBe('SCOPE');
    expect(refusalOf('invoices.read', standing(accounting, { hasInvoicingModule: false }))).toBe('MODULE');
    expect(refusalOf('accounting.read', standing(accounting, { hasAccountingInterface: false }))).toBe('INTERFACE');
    const neither = { hasInvoicingModule: false, hasAccountingInterface: false };
    expect(refusalOf('accounting-transfers.write', standing(accounting, neither))).toBe('MODULE');
  });

  test('a blocked or waiting person still reaches the bootstrap calls', () => {
    for (const state of ['BLOCKED', 'ONBOARDING'] as const) {
      expect(refusalOf('user-information.read', standing(worker, { state }))).toBeUndefined();
      expect(refusalOf('own-offers.read', standing(worker, { state }))).toBe('STATE');
    }
    expect(refusalOf('push.register', standing(worker, { state: 'ONBOARDING' }))).toBeUndefined();
    expect(refusalOf('push.register', standing(worker, { state: 'BLOCKED' }))).toBe('STATE');
  });
});

describe('the scopes of a role', () => {
  test('are enough for everything that the role may do', () => {
    for (const role of ROLES) {
      const scopes = new Set<string>(scopesOf(role, 'ACTIVE'));
      for (const action of actions) {
        const { roles } = permissionOf(action);
        if (Array.isArray(roles) && roles.includes(role)) {
          expect(refusalOf(action, standing(role, { scopes })), `${role} ${action}`).toBeUndefined();
        }
      }
    }
  });

  test('include the one that the browser looks for', () => {
    for (const role of ROLES) expect(scopesOf(role, 'ACTIVE')).toContain(requiredScopeOf(role));
  });

  test('are none before release and after blocking', () => {
    expect(scopesOf(admin, 'ONBOARDING')).toEqual([]);
    expect(scopesOf(dispatcher, 'BLOCKED')).toEqual([]);
  });

  test('of a worker are for what is theirs alone', () => {
    expect(scopesOf(worker, 'ACTIVE')).toEqual([
      'read:target-user-offers',
      'accept:target-user-offers',
      'decline:target-user-offers',
    ]);
  });

  test('of the administration are those of the office and of the settings, never of other tenants', () => {
    const scopes = scopesOf(administration, 'ACTIVE');
    for (const role of [accounting, care, dispatcher])
      expect(scopes).toEqual(expect.arrayContaining([...scopesOf(role, 'ACTIVE')]));
    expect(scopes).toContain('read:tenant-settings');
    expect(scopes).not.toContain('read:tenants');
    expect(scopes).not.toContain('write:tenants');
  });

  test('keep customer care away from invoices and payroll', () => {
    expect(scopesOf(care, 'ACTIVE')).not.toContain('read:invoicing');
    expect(scopesOf(care, 'ACTIVE')).not.toContain('read:staff-members');
  });
});
