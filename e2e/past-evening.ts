import type { callAs } from '#e2e/call-as.ts';

const DAY_MS = 24 * 3_600_000;

interface Worker {
  readonly id: string;
  readonly availableInPoolIds: readonly string[];
  readonly availableForAppointmentTypeIds: readonly string[];
}

type Call = Awaited<ReturnType<typeof callAs>>;

interface Evening {
  readonly description: string;
  readonly daysAgo: number;
  /** Who pays; else the first that there is. */
  readonly recipientId?: string;
}

/** An evening long ago, before anything of the demo, with three workers and somebody who pays; made by system administration. */
export async function aPastEvening(call: Call, { description, daysAgo, recipientId }: Evening) {
  const { targetUsers, invoiceRecipientNames } = (await call(`query {
    targetUsers(filter: { userStates: [ACTIVE] }, page: { size: 100 }) {
      items { id availableInPoolIds availableForAppointmentTypeIds } }
    invoiceRecipientNames(filter: {}) { id } }`)) as {
    targetUsers: { items: Worker[] };
    invoiceRecipientNames: { id: string }[];
  };
  const placeOf = ({ availableInPoolIds: [pool], availableForAppointmentTypeIds: [type] }: Worker) => `${pool} ${type}`;
  const together = [...Map.groupBy(targetUsers.items, placeOf).entries()].find(([, workers]) => workers.length >= 3);
  if (!together) throw new Error('no three workers share a pool and a type');
  const [targetUserPoolId, typeId] = together[0].split(' ');
  const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
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
  const workers = together[1].slice(0, 3).map(({ id }) => id);
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
