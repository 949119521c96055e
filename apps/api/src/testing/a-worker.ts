import type { TestApi, TestUser } from '#app/testing/test-api.ts';

/** Everything of a worker as a form would send it; a test changes what it is about. */
export async function workerInput(api: Pick<TestApi, 'asOwner'>, tenantId: string) {
  const [pool] = await api.asOwner('select id from target_user_pools where tenant_id = $1 order by position', [
    tenantId,
  ]);
  const [type] = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position', [
    tenantId,
  ]);
  return {
    userState: 'ACTIVE',
    personalInformation: { firstName: 'Anna', lastName: 'Pichler', contactEmail: 'anna@example.at' },
    sectorAttributes: {
      gender: 'FEMALE',
      phoneNumber: '+43 664 1234567',
      address: { streetNameAndNumber: 'Neubaugasse 58/12', postalCode: '1070', location: 'Wien', countryCode: 'AT' },
      birthday: '1998-03-14',
      academicTitle: 'BA',
      maritalStatus: 'SINGLE',
      nationalityCountryCode: 'AT',
      clothingSize: 'S',
      carAvailability: 'PARTIALLY',
      hasDrivingLicence: true,
    },
    internalAttributes: {
      nationhood: 'RESIDENT_NATION',
      hasCompletedRecruitingDay: true,
      isDeployableAsTeamLeader: false,
      notes: 'Spricht Italienisch.',
      rating: 4,
    },
    availableForAppointmentTypeIds: [type?.['id'] as string],
    availableInPoolIds: [pool?.['id'] as string],
  };
}

interface Wish {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly userState?: 'ACTIVE' | 'ONBOARDING' | 'BLOCKED';
}

/** A worker with pool, type and facts, made through the API as staff would. */
export async function aWorker(
  api: Pick<TestApi, 'asOwner' | 'aUser' | 'call'>,
  staff: TestUser,
  wish: Wish = {},
): Promise<TestUser> {
  const { tenantId } = staff;
  const { firstName = 'Anna', lastName = 'Pichler', userState = 'ACTIVE' } = wish;
  const worker = await api.aUser({ tenantId, role: 'TARGET_USER', state: userState });
  const input = await workerInput(api, tenantId);
  const { errors } = await api.call(
    `mutation ($id: String!, $input: TargetUserInput!) {
      updateTargetUser(targetUserId: $id, version: 1, input: $input) { id }
    }`,
    {
      id: worker.id,
      input: { ...input, userState, personalInformation: { ...input.personalInformation, firstName, lastName } },
    },
    staff.headers,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return worker;
}
