import { appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

/** A gala with the kinds of work Bardienst and Küchendienst, one shift after the other: its positions differ in nothing else. Answers their ids. */
export async function anEvent(api: TestApi, staff: TestUser, changes: object = {}): Promise<[string, string]> {
  const { tenantId } = staff;
  const typeOf = async (description: string): Promise<string> => {
    const [type] = await api.asOwner<{ id: string }>(
      `insert into appointment_types (tenant_id, description, position)
       select $1, $2, coalesce(max(position), 0) + 1 from appointment_types where tenant_id = $1 returning id`,
      [tenantId, description],
    );
    return type?.id ?? '';
  };
  const input = { ...(await appointmentInput(api, tenantId)), description: 'Gala', ...changes };
  const kitchen = {
    startDateTime: at(0, '10:00'),
    endDateTime: at(0, '16:00'),
    desiredTargetUsers: 2,
    typeId: await typeOf('Küchendienst'),
  };
  const { data, errors } = await api.call(
    `mutation ($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { id } }`,
    { input: { ...input, typeId: await typeOf('Bardienst') }, positions: [kitchen] },
    staff.headers,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const [first, second] = data.createEvent;
  return [first.id, second.id];
}
