import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { expect, it, test } from 'vitest';
import { may, shownRole, type Viewer } from './viewer.ts';

type Role = NonNullable<Viewer['user']>['userRole'];
type State = NonNullable<Viewer['user']>['userState'];

const PALETTE = { main: '#000000', light: '#000000', dark: '#000000' };
const viewer = (
  userRole: Role,
  { userState = 'ACTIVE', module = true }: { userState?: State; module?: boolean } = {},
): Viewer => ({
  user: { userRole, userState, firstName: 'Eva', lastName: 'Steindl', hasDeviceAccessTicket: true },
  tenant: {
    id: '1',
    name: 'Wiener Tafelrunde',
    contactEmail: null,
    contactPhone: null,
    appKey: '0123',
    hasInvoicingModule: module,
    hasAccountingInterface: false,
    tenantTheme: {
      logoSquareBase64: null,
      logoWideBase64: null,
      primaryColorPalette: PALETTE,
      secondaryColorPalette: PALETTE,
    },
  },
  scopes: SCOPES,
  address: 'Sie',
  serverVersion: '1',
});

it('follows the permission table', () => {
  expect(may(viewer('SYSTEM_ADMIN'), 'tenants.read')).toBe(true);
  expect(may(viewer('TENANT_USER_DISPATCHER'), 'tenants.read')).toBe(false);
});

it('hides invoicing where the tenant has not got the module', () => {
  expect(may(viewer('TENANT_USER_ACCOUNTING'), 'invoices.read')).toBe(true);
  expect(may(viewer('TENANT_USER_ACCOUNTING', { module: false }), 'invoices.read')).toBe(false);
});

it('leaves a blocked person nothing but what leads to home', () => {
  const blocked = viewer('TARGET_USER', { userState: 'BLOCKED' });
  expect(may(blocked, 'own-offers.read')).toBe(false);
  expect(may(blocked, 'user-information.read')).toBe(true);
});

it('asks for the scope in the token, and trusts the role where the token cannot be read', () => {
  expect(may({ ...viewer('SYSTEM_ADMIN'), scopes: ['openid'] }, 'tenants.read')).toBe(false);
  expect(may({ ...viewer('SYSTEM_ADMIN'), scopes: undefined }, 'tenants.read')).toBe(true);
});

it('lets somebody without a user record onboard and do nothing else', () => {
  const unknown = { ...viewer('SYSTEM_ADMIN'), user: undefined, tenant: undefined };
  expect(may(unknown, 'onboarding.complete')).toBe(true);
  expect(may(unknown, 'tenants.read')).toBe(false);
});

const person = { firstName: 'Eva', lastName: 'Steindl', hasDeviceAccessTicket: true };

test.each([
  ['TENANT_USER_DISPATCHER', 'ONBOARDING', undefined],
  ['TENANT_USER_DISPATCHER', 'ACTIVE', 'Disposition'],
  ['TARGET_USER', 'ONBOARDING', 'Mitarbeiter/in'],
] as const)('%s who is %s reads %s', (userRole, userState, label) => {
  expect(shownRole({ ...person, userRole, userState })).toBe(label);
});
