import { describe, expect, test } from 'vitest';
import { OwnProfileInput, StaffMemberInput, TargetUserInput } from '#domain/target-users/target-user-input.ts';
import { TARGET_USER_RULES as RULES } from '#domain/target-users/target-user-rules.ts';

const ADDRESS = { streetNameAndNumber: 'Gasse 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' };
const OWN = {
  phoneNumber: '+43 664 1234567',
  address: ADDRESS,
  academicTitle: '',
  maritalStatus: 'UNKNOWN',
  clothingSize: 'M',
  hasDrivingLicence: true,
  carAvailability: 'PARTIALLY',
};
const WORKER = {
  userState: 'ACTIVE',
  personalInformation: { firstName: 'Anna', lastName: 'Müller', contactEmail: 'anna@example.at' },
  sectorAttributes: { ...OWN, gender: 'NONE', birthday: '', nationalityCountryCode: null },
  internalAttributes: {
    nationhood: null,
    hasCompletedRecruitingDay: false,
    isDeployableAsTeamLeader: false,
    notes: '',
    rating: null,
  },
  availableForAppointmentTypeIds: ['d8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1'],
  availableInPoolIds: ['d8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1'],
};
const sector = (changes: object) => ({ sectorAttributes: { ...WORKER.sectorAttributes, ...changes } });
const internal = (changes: object) => ({ internalAttributes: { ...WORKER.internalAttributes, ...changes } });

describe('a worker', () => {
  test('is taken with empty texts as none', () => {
    expect(TargetUserInput.parse(WORKER).sectorAttributes).toMatchObject({ birthday: null, academicTitle: null });
  });

  test.each<[object, string, string | undefined]>([
    [{ availableInPoolIds: [] }, 'availableInPoolIds', RULES.onePool],
    [{ availableForAppointmentTypeIds: [] }, 'availableForAppointmentTypeIds', RULES.oneAppointmentType],
    [sector({ birthday: '31.02.1990' }), 'sectorAttributes.birthday', RULES.birthday],
    [sector({ phoneNumber: '0664 1234567' }), 'sectorAttributes.phoneNumber', undefined],
    [sector({ nationalityCountryCode: 'XX' }), 'sectorAttributes.nationalityCountryCode', undefined],
    [internal({ rating: 6 }), 'internalAttributes.rating', RULES.rating],
    [internal({ rating: 4.5 }), 'internalAttributes.rating', RULES.rating],
    [internal({ notes: 'x'.repeat(2049) }), 'internalAttributes.notes', undefined],
  ])('with %j is refused at %s', (changes, path, message) => {
    const issue = TargetUserInput.safeParse({ ...WORKER, ...changes }).error?.issues[0];
    expect(issue?.path.join('.')).toBe(path);
    if (message) expect(issue?.message).toBe(message);
  });
});

describe('secrets', () => {
  const staffMember = { type: 'ON_DEMAND', costCenterId: null, accountingId: '' };
  test.each<[object, object]>([
    [
      { iban: null, socialSecurityNumber: ' ' },
      { iban: null, socialSecurityNumber: null },
    ],
    [
      { iban: 'at61 1904 3002 3457 3201', socialSecurityNumber: '1237 010180' },
      { iban: 'AT611904300234573201', socialSecurityNumber: '1237010180' },
    ],
  ])('%j is read as %j', (given, read) => {
    expect(StaffMemberInput.parse({ ...staffMember, ...given })).toMatchObject(read);
  });

  test('what is left out stays left out', () => {
    expect(Object.keys(StaffMemberInput.parse(staffMember))).not.toContain('iban');
  });

  test.each([
    [{ iban: 'AT61' }, 'iban'],
    [{ bic: 'XY' }, 'bic'],
    [{ socialSecurityNumber: '1238 010180' }, 'socialSecurityNumber'],
  ])('%j is refused', (given, field) => {
    expect(StaffMemberInput.safeParse({ ...staffMember, ...given }).error?.issues[0]?.path).toEqual([field]);
  });

  test('a worker who saves their profile leaves the bank data alone unless they say so', () => {
    expect(OwnProfileInput.parse({ contactEmail: 'a@b.at', ...OWN }).iban).toBeUndefined();
  });
});
