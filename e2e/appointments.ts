import { callAs } from '#e2e/call-as.ts';
import type { Person } from '#e2e/people.ts';

const HOME = 'tafelrunde.example';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Wish {
  readonly description: string;
  /** In so many days; past when negative. */
  readonly inDays: number;
  readonly desiredTargetUsers: number;
  /** Other facts that the worker sees of it. */
  readonly sector?: object;
  /** Who pays. */
  readonly invoiceRecipientId?: string;
}

interface Worker {
  readonly id: string;
  readonly availableInPoolIds: readonly string[];
  readonly availableForAppointmentTypeIds: readonly string[];
}

/** The ids of somebody who may work, with a pool and a type that they can be booked for. */
export interface Workplace {
  readonly workerId: string;
  readonly poolId: string;
  readonly typeId: string;
}

/** Makes appointments through the API, for journeys that are about what happens with them. */
export async function appointmentsOf(dispatcher: Person, domain = HOME) {
  const call = await callAs(dispatcher, domain);
  const inputs = new Map<string, object>();
  const findWorker = async (name: Person): Promise<Worker | undefined> => {
    const { targetUsers } = (await call(
      `query ($name: String) { targetUsers(filter: { name: $name }) {
        items { id availableInPoolIds availableForAppointmentTypeIds } } }`,
      { name },
    )) as { targetUsers: { items: Worker[] } };
    return targetUsers.items[0];
  };
  const step = async (field: string, appointmentId: string, workerId: string): Promise<string> => {
    const answer = (await call(
      `mutation ($a: String!, $w: String!) { ${field}(appointmentId: $a, targetUserId: $w) { offerId } }`,
      { a: appointmentId, w: workerId },
    )) as Record<string, { offerId: string }>;
    return answer[field]?.offerId ?? '';
  };
  return {
    offer: (appointmentId: string, workerId: string) => step('createOffer', appointmentId, workerId),
    book: (appointmentId: string, workerId: string) => step('createBooking', appointmentId, workerId),
    /** Some who could come to it, the best first. */
    async available(appointmentId: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
      const { targetUsersAvailableForAppointment: page } = (await call(
        `query ($id: String!) { targetUsersAvailableForAppointment(appointmentId: $id, filter: { availabilities: [AVAILABLE] }) {
          items { id firstName lastName } } }`,
        { id: appointmentId },
      )) as { targetUsersAvailableForAppointment: { items: { id: string; firstName: string; lastName: string }[] } };
      return page.items.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
    },
    async countAvailable(appointmentId: string): Promise<number> {
      const { targetUsersAvailableForAppointment: page } = (await call(
        'query ($id: String!) { targetUsersAvailableForAppointment(appointmentId: $id) { availabilityCounts { available } } }',
        { id: appointmentId },
      )) as { targetUsersAvailableForAppointment: { availabilityCounts: { available: number } } };
      return page.availabilityCounts.available;
    },
    /** With colleagues: a pool and a type that all of them have. */
    async workplaceOf(worker: Person, ...colleagues: readonly Person[]): Promise<Workplace> {
      const [found, ...others] = await Promise.all([worker, ...colleagues].map(findWorker));
      const isCommon = (list: 'availableInPoolIds' | 'availableForAppointmentTypeIds') => (id: string) =>
        others.every((other) => other?.[list].includes(id));
      const poolId = found?.availableInPoolIds.find(isCommon('availableInPoolIds'));
      const typeId = found?.availableForAppointmentTypeIds.find(isCommon('availableForAppointmentTypeIds'));
      if (!found || !poolId || !typeId) throw new Error(`${worker} can't be booked for anything`);
      return { workerId: found.id, poolId, typeId };
    },
    async create(
      { poolId, typeId }: Workplace,
      { description, inDays, desiredTargetUsers, sector, invoiceRecipientId }: Wish,
    ): Promise<string> {
      // In the night, when the demo has no shifts.
      const start = Math.floor(Date.now() / DAY_MS) * DAY_MS + inDays * DAY_MS + 2 * HOUR_MS;
      const input = {
        description,
        startDateTime: new Date(start).toISOString(),
        endDateTime: new Date(start + 2 * HOUR_MS).toISOString(),
        desiredTargetUsers,
        typeId,
        targetUserPoolId: poolId,
        sectorAttributes: {
          customer: 'Nachtcafé Drechsler',
          venue: 'Nachtcafé',
          address: {
            streetNameAndNumber: 'Linke Wienzeile 22',
            postalCode: '1060',
            location: 'Wien',
            countryCode: 'AT',
          },
          meetingInformation: {},
          ...sector,
        },
        internalAttributes: {},
        ...(invoiceRecipientId && { invoiceRecipientId }),
      };
      const { createAppointment } = (await call(
        'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
        { input },
      )) as { createAppointment: { id: string } };
      inputs.set(createAppointment.id, input);
      return createAppointment.id;
    },
    /** It ends an hour later, so whoever has accepted is asked again. */
    async prolong(id: string): Promise<void> {
      const before = inputs.get(id) as { endDateTime: string };
      const endDateTime = new Date(Date.parse(before.endDateTime) + HOUR_MS).toISOString();
      const { appointment } = (await call('query ($id: String!) { appointment(appointmentId: $id) { version } }', {
        id,
      })) as { appointment: { version: number } };
      await call(
        `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
          updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
        { id, version: appointment.version, input: { ...before, endDateTime } },
      );
    },
    note: (offerId: string, notes: string) =>
      call('mutation ($o: String!, $n: String) { updateOfferNotes(offerId: $o, notes: $n) { offerId } }', {
        o: offerId,
        n: notes,
      }),
    withdraw: (offerId: string) => call('mutation ($o: String!) { withdrawOffer(offerId: $o) }', { o: offerId }),
  };
}

/** The worker wants to come. */
export async function accept(worker: Person, offerId: string, domain = HOME): Promise<void> {
  const call = await callAs(worker, domain);
  await call('mutation ($o: String!) { acceptOffer(offerId: $o) { offerId } }', { o: offerId });
}
