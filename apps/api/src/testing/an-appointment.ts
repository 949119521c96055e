import { at } from '#app/testing/days.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

/** Everything of an appointment as a form would send it; a test changes what it is about. */
export async function appointmentInput(api: Pick<TestApi, 'asOwner'>, tenantId: string) {
  const first = async (table: string): Promise<string> => {
    const [row] = await api.asOwner<{ id: string }>(
      `select id from ${table} where tenant_id = $1 order by position limit 1`,
      [tenantId],
    );
    return row?.id ?? '';
  };
  return {
    description: 'Gala-Dinner der Handelskammer',
    startDateTime: at(0, '18:00'),
    endDateTime: at(1, '02:00'),
    desiredTargetUsers: 2,
    typeId: await first('appointment_types'),
    targetUserPoolId: await first('target_user_pools'),
    sectorAttributes: {
      customer: 'Handelskammer',
      venue: 'Palais Ferstel',
      address: { streetNameAndNumber: 'Strauchgasse 4', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
      meetingInformation: { place: 'Personaleingang', time: '17:30' },
    },
    internalAttributes: {},
  };
}

/** An appointment, made through the API as staff would. */
export async function anAppointment(api: TestApi, staff: TestUser, changes: object = {}): Promise<string> {
  const input = { ...(await appointmentInput(api, staff.tenantId)), ...changes };
  const { data, errors } = await api.call(
    'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
    { input },
    staff.headers,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.createAppointment.id;
}
