import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { callAs } from '#e2e/call-as.ts';

interface Worker {
  readonly id: string;
  readonly availableInPoolIds: readonly string[];
  readonly availableForAppointmentTypeIds: readonly string[];
}

type Call = Awaited<ReturnType<typeof callAs>>;

interface Evening {
  readonly description: string;
  /** Or the working day before: two evenings may share a day when less than four days are between them. */
  readonly daysAgo: number;
  /** Who pays; else the first that there is. */
  readonly recipientId?: string;
}

const isSunday = (day: Day): boolean => new Date(day).getUTCDay() === 0;

/** On any other day hours would cost more. */
const workingDay = (day: Day): Day => (isSunday(day) || holidayOn(day) ? workingDay(addDays(day, -1)) : day);

/** An evening long ago with three workers who had nothing else to do, and somebody who pays; made by system administration. */
export async function aPastEvening(call: Call, { description, daysAgo, recipientId }: Evening) {
  const { targetUsers, invoiceRecipientNames } = (await call(`query {
    targetUsers(filter: { userStates: [ACTIVE] }, page: { size: 100 }) {
      items { id availableInPoolIds availableForAppointmentTypeIds } }
    invoiceRecipientNames(filter: {}) { id } }`)) as {
    targetUsers: { items: Worker[] };
    invoiceRecipientNames: { id: string }[];
  };
  const placeOf = ({ availableInPoolIds: [pool], availableForAppointmentTypeIds: [type] }: Worker) => `${pool} ${type}`;
  const places = [...Map.groupBy(targetUsers.items, placeOf).entries()];
  const [largest] = places.toSorted(([, a], [, b]) => b.length - a.length);
  const [targetUserPoolId, typeId] = largest?.[0].split(' ') ?? [];
  const day = workingDay(addDays(dayOf(new Date()), -daysAgo));
  const input = {
    description,
    startDateTime: `${day}T16:00:00Z`,
    endDateTime: `${day}T22:00:00Z`,
    desiredTargetUsers: 3,
    typeId,
    targetUserPoolId,
    invoiceRecipientId: recipientId ?? invoiceRecipientNames[0]?.id,
    sectorAttributes: {
      customer: 'Donauwerk AG',
      venue: 'Halle 2',
      address: { streetNameAndNumber: 'Hafenstraße 4', postalCode: '1020', location: 'Wien', countryCode: 'AT' },
      meetingInformation: {},
    },
    internalAttributes: {},
  };
  const { createAppointment } = (await call(
    'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
    { input },
  )) as { createAppointment: { id: string } };
  const { targetUsersAvailableForAppointment: free } = (await call(
    `query ($id: String!) { targetUsersAvailableForAppointment(appointmentId: $id, filter: { availabilities: [AVAILABLE] }) {
      items { id } } }`,
    { id: createAppointment.id },
  )) as { targetUsersAvailableForAppointment: { items: { id: string }[] } };
  const workers = free.items.slice(0, 3).map(({ id }) => id);
  if (workers.length < 3) throw new Error('no three workers are free');
  for (const id of workers) {
    await call(
      `mutation ($a: String!, $t: String!) {
        ensureOfferWithStateExists(appointmentId: $a, targetUserId: $t, offerState: BOOKED) { offerId } }`,
      { a: createAppointment.id, t: id },
    );
  }
  return {
    id: createAppointment.id,
    workers,
    startDateTime: input.startDateTime,
    endDateTime: input.endDateTime,
    typeId,
  };
}
