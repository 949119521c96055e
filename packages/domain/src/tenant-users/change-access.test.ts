import { expect, test } from 'vitest';
import {
  type Access,
  accessRefusal,
  TENANT_USER_FAILURES as FAILURES,
  losesAdministrator,
  losesSystemAdmin,
} from '#domain/tenant-users/change-access.ts';

const admin: Access = { role: 'SYSTEM_ADMIN', userState: 'ACTIVE' };
const blockedAdmin: Access = { role: 'SYSTEM_ADMIN', userState: 'BLOCKED' };
const dispatcher: Access = { role: 'TENANT_USER_DISPATCHER', userState: 'ACTIVE' };
const administrator: Access = { role: 'TENANT_USER_ADMIN', userState: 'ACTIVE' };
const waiting: Access = { role: 'TENANT_USER_DISPATCHER', userState: 'ONBOARDING' };

test.each<[Access, Access | null, boolean, object | undefined]>([
  [admin, admin, true, undefined],
  [admin, dispatcher, true, FAILURES.ownAccess],
  [admin, blockedAdmin, true, FAILURES.ownAccess],
  [admin, null, true, FAILURES.ownAccess],
  [admin, dispatcher, false, undefined],
  [waiting, dispatcher, false, undefined],
  [waiting, waiting, false, undefined],
  [dispatcher, waiting, false, FAILURES.backToOnboarding],
  [dispatcher, null, false, undefined],
])('%j → %j, own: %s', (from, to, isOwn, refusal) => {
  expect(accessRefusal(from, to, { role: 'SYSTEM_ADMIN', isOwn })).toBe(refusal);
});

test.each<[Access, Access | null, boolean]>([
  [admin, admin, false],
  [admin, dispatcher, true],
  [admin, blockedAdmin, true],
  [admin, null, true],
  [blockedAdmin, null, false],
  [dispatcher, null, false],
])('%j → %j takes a system administrator away: %s', (from, to, loses) => {
  expect(losesSystemAdmin(from, to)).toBe(loses);
});

test.each<[Access, Access | null, object | undefined]>([
  [waiting, administrator, undefined],
  [administrator, dispatcher, undefined],
  [administrator, null, undefined],
  [dispatcher, admin, FAILURES.systemAdminByOperator],
  [waiting, admin, FAILURES.systemAdminByOperator],
])('%j → %j by the administration of the agency', (from, to, refusal) => {
  expect(accessRefusal(from, to, { role: 'TENANT_USER_ADMIN', isOwn: false })).toBe(refusal);
});

test.each<[Access, Access | null, boolean]>([
  [administrator, administrator, false],
  [administrator, dispatcher, true],
  [administrator, null, true],
  [admin, null, false],
  [dispatcher, null, false],
])('%j → %j takes an administrator of the agency away: %s', (from, to, loses) => {
  expect(losesAdministrator(from, to)).toBe(loses);
});
