import { expect, test } from 'vitest';
import { MissingFactsInput, withMissingFacts } from '#domain/onboarding/missing-facts-input.ts';
import { BLANK_WORKER } from '#domain/target-users/blank-worker.ts';
import { SectorAttributes } from '#domain/target-users/target-user-input.ts';

const KNOWN = SectorAttributes.parse({
  ...BLANK_WORKER.sectorAttributes,
  birthday: '1998-03-14',
  address: { streetNameAndNumber: 'Neubaugasse 58', postalCode: null, location: null, countryCode: 'AT' },
});
const RECORD = {
  ...KNOWN,
  ...KNOWN.address,
  hasSocialSecurityNumber: false,
  hasIban: false,
  poolIds: [],
  appointmentTypeIds: [],
};
const GRAZ = { streetNameAndNumber: 'Annenstraße 1', postalCode: '8020', location: 'Graz', countryCode: 'AT' };

test('somebody adds what nobody knew, and changes nothing that is known', () => {
  const told = MissingFactsInput.parse({ birthday: '2001-01-01', nationalityCountryCode: 'HR', phoneNumber: '' });
  expect(withMissingFacts(RECORD, KNOWN, told)).toEqual({ ...KNOWN, nationalityCountryCode: 'HR' });
});

test('half an address is none, so it is told anew as a whole', () => {
  const told = MissingFactsInput.parse({ address: GRAZ });
  expect(withMissingFacts(RECORD, KNOWN, told).address).toEqual(GRAZ);
});

test.each([
  ['nothing', { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' }],
  ['a half', { ...GRAZ, postalCode: '' }],
])('%s of an address takes nothing away', (_, address) => {
  expect(withMissingFacts(RECORD, KNOWN, MissingFactsInput.parse({ address }))).toEqual(KNOWN);
});
