import { isSocialSecurityNumber } from '@gastspiel/domain/target-users/social-security-number.ts';
import { seedOn } from '@gastspiel/sandbox/accounting/seed.ts';
import { expect, test } from 'vitest';
import { DEMO_AGENCIES } from '#app/demo/demo-agencies.ts';
import { inventCrew } from '#app/demo/insert-demo-workers.ts';

const [agency] = DEMO_AGENCIES;
const { employees = [], ...client } = seedOn('2026-11-16');

/** The workers of the agency, with ids that only need to be some. */
function crew() {
  if (!agency) throw new Error('the demo has no agency');
  const { region, people, tenant } = agency;
  const ids = (some: readonly unknown[]) => some.map((_, i) => `d8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b${i}`);
  return inventCrew(
    region,
    people.filter(({ user }) => user.role === 'TARGET_USER'),
    { poolIds: ids(tenant.targetUserPools), typeIds: ids(tenant.appointmentTypes) },
  ).map(({ values, given }) => ({
    firstName: values.personalInformation.firstName,
    birthday: values.sectorAttributes.birthday,
    number: given.SOCIAL_SECURITY_NUMBER ?? null,
  }));
}

test('the accounting system of the sandbox is the one that the agency is connected to', () => {
  expect(client).toMatchObject({ clientId: '4711', code: 'tafelrunde', userName: 'gastspiel.tafelrunde' });
  expect(agency?.tenant.accountingInterfaceConfiguration).toMatchObject({
    clientId: client.clientId,
    code: client.code,
    userName: client.userName,
  });
});

test('most employees there are workers here by their number, some by name and birthday, two are nobody', () => {
  const workers = crew();
  const numbers = new Set(workers.map(({ number }) => number).filter((number) => number !== null));
  const byNumber = employees.filter(({ socialSecurityNumber }) => numbers.has(socialSecurityNumber ?? ''));
  const others = employees.filter((one) => !byNumber.includes(one));
  const birthdays = new Set(workers.map(({ firstName, birthday }) => `${firstName} ${birthday}`));
  const strangers = others.filter(({ firstName, birthday }) => !birthdays.has(`${firstName} ${birthday}`));
  expect([employees.length, byNumber.length]).toEqual([25, 17]);
  // The first of them is known, but day and month of the birthday are swapped.
  expect(strangers.map(({ lastName }) => lastName)).toEqual(['Brunner', 'Kainrath', 'Arslan']);
  expect(birthdays).toContain('Katarina 1995-09-06');
  for (const { socialSecurityNumber: number } of employees) {
    expect([number, number == null || isSocialSecurityNumber(number)]).toEqual([number, true]);
  }
});
