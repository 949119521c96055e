import { expect, test } from 'vitest';
import {
  type Access,
  accessRefusal,
  TENANT_USER_FAILURES as FAILURES,
  losesSystemAdmin,
} from '#domain/tenant-users/change-access.ts';

const admin: Access = { role: 'SYSTEM_ADMIN', userState: 'ACTIVE' };
const blockedAdmin: Access = { role: 'SYSTEM_ADMIN', userState: 'BLOCKED' };
const dispatcher: Access = { role: 'TENANT_USER_DISPATCHER', userState: 'ACTIVE' };
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
  expect(accessRefusal(from, to, isOwn)).toBe(refusal);
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
