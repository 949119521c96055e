import { expect, test } from 'vitest';
import { customerAccountOf, mappingInputFor, MAPPING_RULES as RULES } from '#domain/accounting-files/mapping.ts';
import type { AccountingSystem } from '#domain/accounting-files/presets.ts';

const revenue = (taxTreatment: string, account: string, taxCode = '') => ({ taxTreatment, account, taxCode });
const wage = (number: string) => ({ kind: 'WORK', number, isLeftOut: false });
const faults = (system: AccountingSystem, changes: object) => {
  const blank = { takesCustomerNumbers: false, revenues: [], wageTypes: [] };
  const { error } = mappingInputFor(system).safeParse({ ...blank, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
const TAXED = revenue('TAXED', '4400');

test.each<[AccountingSystem, object, string[]]>([
  ['BMD', { clientNumber: '1234567' }, [`clientNumber: ${RULES.digits(6)}`]],
  ['BMD', { wageTypes: [wage('651')] }, [`wageTypes.0.number: ${RULES.wageTypeBmd}`]],
  ['BMD', { wageTypes: [wage('650')], revenues: [TAXED, revenue('REVERSE_CHARGE', '4400')] }, []],
  ['DATEV', { consultantNumber: '1000' }, [`consultantNumber: ${RULES.consultantNumber}`]],
  ['DATEV', { consultantNumber: '1001', clientNumber: '99999', wageTypes: [wage('9999')] }, []],
  ['DATEV', { clientNumber: '100000' }, [`clientNumber: ${RULES.clientNumber}`]],
  ['DATEV', { clientNumber: '0' }, [`clientNumber: ${RULES.clientNumber}`]],
  ['DATEV', { wageTypes: [wage('0')] }, [`wageTypes.0.number: ${RULES.wageTypeDatev}`]],
  ['DATEV', { accountLength: 9 }, [`accountLength: ${RULES.accountLength}`]],
  ['DATEV', { accountLength: 5, revenues: [TAXED] }, [`revenues.0.account: ${RULES.revenueAccount(5)}`]],
  ['DATEV', { revenues: [TAXED, revenue('NOT_TAXABLE', '4400', '9')] }, [`revenues.2.account: ${RULES.sameAccount}`]],
  ['DATEV', { revenues: [revenue('TAXED', '4400', '3'), revenue('NOT_TAXABLE', '4400', '9')] }, []],
])('%s takes %j but for %j', (system, changes, expected) => {
  expect(faults(system, changes)).toEqual(expected);
});

test('what a system does not know, or nobody hands over, is not kept', () => {
  const given = {
    accountLength: 4,
    takesCustomerNumbers: false,
    revenues: [],
    wageTypes: [{ ...wage('1'), isLeftOut: true }],
  };
  expect(mappingInputFor('DATEV').parse(given)).toMatchObject({ accountLength: 4 });
  const kept = mappingInputFor('BMD').parse(given);
  expect([kept.accountLength, kept.wageTypes[0]]).toEqual([null, { kind: 'WORK', number: null, isLeftOut: true }]);
});

test.each<[AccountingSystem, string, string | null, string | null]>([
  ['BMD', '1001', null, '1001'],
  ['BMD', 'K-1001', null, null],
  ['BMD', 'K-1001', '230008', '230008'],
  ['DATEV', '1001', null, null],
  ['DATEV', '10010', null, '10010'],
  ['DATEV', '10010', '12345', '12345'],
  ['DATEV', '10010', '1234', null],
])('in %s customer %s with account %s is %s', (system, customerNumber, account, expected) => {
  const mapping = mappingInputFor('DATEV').parse({
    ...{ accountLength: 4, takesCustomerNumbers: true, revenues: [], wageTypes: [] },
  });
  expect(customerAccountOf({ customerNumber, account }, system, mapping)).toBe(expected);
});
