import { expect, test } from 'vitest';
import { keysOf } from '#domain/input/keys-of.ts';
import {
  askableFacts,
  DEFAULT_REQUIRED,
  incompleteFailure,
  isRelease,
  missingForRelease,
  REQUIRABLE_FACTS,
  type ReleaseRecord,
} from '#domain/target-users/release.ts';

const WHOLE: ReleaseRecord = {
  birthday: '1998-03-14',
  nationalityCountryCode: 'AT',
  streetNameAndNumber: 'Neubaugasse 58',
  postalCode: '1070',
  location: 'Wien',
  phoneNumber: '+43 664 1234567',
  gender: 'FEMALE',
  maritalStatus: 'SINGLE',
  clothingSize: 'S',
  hasSocialSecurityNumber: true,
  hasIban: true,
  poolIds: ['pool'],
  appointmentTypeIds: ['type'],
};
const EVERYTHING = keysOf(REQUIRABLE_FACTS);

test.each([
  ['whole', {}, []],
  ['born nobody knows when', { birthday: null }, ['BIRTHDAY']],
  ['of no known country', { nationalityCountryCode: null }, ['NATIONALITY']],
  ['without a street', { streetNameAndNumber: null }, ['ADDRESS']],
  ['without a postal code', { postalCode: null }, ['ADDRESS']],
  ['without a town', { location: null }, ['ADDRESS']],
  ['without a phone', { phoneNumber: null }, ['PHONE']],
  ['who has not told the gender', { gender: 'NONE' }, ['GENDER']],
  ['of open gender, which was told', { gender: 'OPEN' }, []],
  ['who has not told the marital status', { maritalStatus: 'UNKNOWN' }, ['MARITAL_STATUS']],
  ['of no known size', { clothingSize: 'UNKNOWN' }, ['CLOTHING_SIZE']],
  ['without a number', { hasSocialSecurityNumber: false }, ['SOCIAL_SECURITY_NUMBER']],
  ['without an account at a bank', { hasIban: false }, ['IBAN']],
  ['in no pool, for no work', { poolIds: [], appointmentTypeIds: [] }, ['APPOINTMENT_TYPE', 'POOL']],
] as const)('somebody %s lacks what is named, where all is required', (_, changes, missing) => {
  expect(missingForRelease({ ...WHOLE, ...changes }, EVERYTHING)).toEqual(missing);
});

test('the agency’s choice alone counts, and pool and kind of work always', () => {
  const nothing = { ...WHOLE, birthday: null, phoneNumber: null, poolIds: [] };
  expect(missingForRelease(nothing, [])).toEqual(['POOL']);
  expect(missingForRelease(nothing, ['PHONE'])).toEqual(['PHONE', 'POOL']);
  expect(missingForRelease(nothing, DEFAULT_REQUIRED)).toEqual(['BIRTHDAY', 'POOL']);
});

test('what is missing is named, and the person is asked for what they can tell', () => {
  expect(incompleteFailure(['BIRTHDAY', 'POOL']).message).toBe(
    'Für die Freigabe fehlt noch: Geburtsdatum, Personalpool.',
  );
  expect(askableFacts(['ADDRESS', 'POOL', 'BIRTHDAY', 'APPOINTMENT_TYPE'])).toEqual(['BIRTHDAY', 'ADDRESS']);
});

test.each([
  ['ONBOARDING', 'ACTIVE', false, true],
  ['BLOCKED', 'ACTIVE', false, true],
  ['BLOCKED', 'ACTIVE', true, false],
  ['ACTIVE', 'ACTIVE', false, false],
  ['ONBOARDING', 'BLOCKED', false, false],
] as const)('from %s to %s, released before: %s', (from, to, wasReleased, is) => {
  expect(isRelease(from, to, wasReleased)).toBe(is);
});
