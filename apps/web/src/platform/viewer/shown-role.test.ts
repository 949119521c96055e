import { expect, test } from 'vitest';
import { shownRole } from './shown-role.ts';

const person = { firstName: 'Eva', lastName: 'Steindl', hasDeviceAccessTicket: true };

test.each([
  ['TENANT_USER_DISPATCHER', 'ONBOARDING', undefined],
  ['TENANT_USER_DISPATCHER', 'ACTIVE', 'Disposition'],
  ['TARGET_USER', 'ONBOARDING', 'Mitarbeiter/in'],
] as const)('%s who is %s reads %s', (userRole, userState, label) => {
  expect(shownRole({ ...person, userRole, userState })).toBe(label);
});
