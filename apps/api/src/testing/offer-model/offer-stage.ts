import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { type Command, type OfferCommand, SLOTS } from '#app/testing/offer-model/offer-model.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** On a Monday. */
const DAWN = Date.parse(at(2, '06:00'));
const HOUR_MS = 3_600_000;
const timesOf = (slot: number) => {
  const [start, end] = SLOTS[slot] ?? [0, 0];
  const after = (hours: number) => new Date(DAWN + hours * HOUR_MS).toISOString();
  return { startDateTime: after(start), endDateTime: after(end) };
};

/** A small agency on several server processes, on which commands of the model are played. */
export interface OfferStage {
  readonly workers: readonly TestUser[];
  readonly appointments: readonly string[];
  reset(): Promise<void>;
  /** The code of the failure, the number that was answered, or null. */
  play(command: Command): Promise<string | number | null>;
  /** The states by appointment and worker, as the database has them. */
  offers(): Promise<(string | undefined)[][]>;
  close(): Promise<void>;
}

interface Wish {
  readonly workers: number;
  readonly desired: readonly number[];
  readonly ofRecipient: readonly boolean[];
  readonly processes: number;
}

export async function anOfferStage(api: TestApi, wish: Wish): Promise<OfferStage> {
  const tenantId = await api.aTenant();
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const recipient = await aRecipient(api, tenantId);
  const workers: TestUser[] = [];
  for (let w = 0; w < wish.workers; w += 1) workers.push(await aWorker(api, dispatcher));
  const appointments: string[] = [];
  for (const [a, desiredTargetUsers] of wish.desired.entries()) {
    const invoiceRecipientId = wish.ofRecipient[a] ? recipient : null;
    const changes = { ...timesOf(a % SLOTS.length), desiredTargetUsers, invoiceRecipientId };
    appointments.push(await anAppointment(api, dispatcher, changes));
  }
  const base = await appointmentInput(api, tenantId);
  const settings = {
    DATABASE_URL: api.ownerUrl,
    DATABASE_APP_URL: api.appUrl,
    DATABASE_JOBS_URL: api.jobsUrl,
    DATABASE_AGENCY_SHARE: '100',
  };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < wish.processes; i += 1) servers.push(await startServerProcess({ ...settings, JOBS: 'off' }));

  let turn = 0;
  const call = async (by: TestUser, query: string, variables: Record<string, unknown>) => {
    turn += 1;
    const server = servers[turn % servers.length];
    const answer = await fetch(`${server?.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...by.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as {
      data?: Record<string, unknown>;
      errors?: { message: string; extensions: { code?: string } }[];
    };
    if (errors) return errors[0]?.extensions.code ?? errors[0]?.message ?? 'unknown';
    const [value] = Object.values(data ?? {});
    return typeof value === 'number' ? value : null;
  };
  const offerIdOf = async (a: number, w: number): Promise<string> => {
    const [row] = await api.asOwner<{ id: string }>(
      'select id from offers where appointment_id = $1 and user_id = $2',
      [appointments[a], workers[w]?.id],
    );
    return row?.id ?? NOBODY;
  };
  const move = async (a: number, slot: number) => {
    const [row] = await api.asOwner<{ version: number; recipient: string | null; desired: number }>(
      `select version, invoice_recipient_id as recipient, desired_target_users as desired from appointments where id = $1`,
      [appointments[a]],
    );
    return call(
      dispatcher,
      `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
        updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
      {
        id: appointments[a],
        version: row?.version,
        input: { ...base, ...timesOf(slot), desiredTargetUsers: row?.desired, invoiceRecipientId: row?.recipient },
      },
    );
  };

  const play = async (command: Command): Promise<string | number | null> => {
    switch (command.kind) {
      case 'offer':
        return call(
          dispatcher,
          'mutation ($a: String!, $w: String!) { createOffer(appointmentId: $a, targetUserId: $w) { offerId } }',
          { a: appointments[command.a], w: workers[command.w]?.id },
        );
      case 'bookDirectly':
        return call(
          dispatcher,
          `mutation ($a: String!, $w: String!, $over: Boolean) {
            createBooking(appointmentId: $a, targetUserId: $w, allowOverbooking: $over) { offerId } }`,
          { a: appointments[command.a], w: workers[command.w]?.id, over: command.over },
        );
      case 'book':
        return call(
          dispatcher,
          'mutation ($id: String!, $over: Boolean) { bookOffer(offerId: $id, allowOverbooking: $over) { offerId } }',
          { id: await offerIdOf(command.a, command.w), over: command.over },
        );
      case 'offerAll':
        return call(
          dispatcher,
          `mutation ($a: String!, $partially: Boolean) {
            createOfferForAllAvailableUsers(appointmentId: $a, includePartially: $partially) }`,
          { a: appointments[command.a], partially: command.partially },
        );
      case 'replace':
        return call(
          dispatcher,
          'mutation ($id: String!, $partially: Boolean) { seekReplacement(offerId: $id, includePartially: $partially) }',
          { id: await offerIdOf(command.a, command.w), partially: command.partially },
        );
      case 'withdrawAll':
        return call(
          dispatcher,
          `mutation ($a: String!, $states: [OfferState!]!) { withdrawAllOffers(appointmentId: $a, offerStates: $states) }`,
          { a: appointments[command.a], states: command.states },
        );
      case 'move':
        return move(command.a, command.slot);
      case 'block':
      case 'release':
        return call(
          dispatcher,
          `mutation ($w: String!, $state: UserState!) { setTargetUserState(targetUserId: $w, userState: $state) { id } }`,
          { w: workers[command.w]?.id, state: command.kind === 'block' ? 'BLOCKED' : 'ACTIVE' },
        );
      case 'deny':
        return call(
          dispatcher,
          `mutation ($w: String!, $input: InvoiceRecipientDenialInput!) {
            createInvoiceRecipientDenial(targetUserId: $w, input: $input) { id } }`,
          { w: workers[command.w]?.id, input: { invoiceRecipientId: recipient, reason: 'Streit' } },
        );
      default:
        return playOnOffer(command);
    }
  };

  const FIELDS = {
    accept: 'acceptOffer(offerId: $id) { offerId }',
    decline: 'declineOffer(offerId: $id) { offerId }',
    prevent: 'reportPrevention(offerId: $id) { offerId }',
    dismiss: 'dismissPrevention(offerId: $id) { offerId }',
    withdraw: 'withdrawOffer(offerId: $id)',
  } as const;
  const playOnOffer = async (command: Exclude<OfferCommand, { kind: 'offer' }>) => {
    const id = await offerIdOf(command.a, command.w);
    const isOwn = command.kind === 'accept' || command.kind === 'decline' || command.kind === 'prevent';
    const by = isOwn ? (workers[command.w] ?? dispatcher) : dispatcher;
    return call(by, `mutation ($id: String!) { ${FIELDS[command.kind]} }`, { id });
  };

  return {
    workers,
    appointments,
    play,
    async reset() {
      await api.asOwner('delete from offers where tenant_id = $1', [tenantId]);
      await api.asOwner('delete from preventions where tenant_id = $1', [tenantId]);
      await api.asOwner('delete from invoice_recipient_denials where tenant_id = $1', [tenantId]);
      await api.asOwner(`update users set state = 'ACTIVE' where tenant_id = $1`, [tenantId]);
      for (const [a, id] of appointments.entries()) {
        const { startDateTime, endDateTime } = timesOf(a % SLOTS.length);
        await api.asOwner('update appointments set starts_at = $2, ends_at = $3 where id = $1', [
          id,
          startDateTime,
          endDateTime,
        ]);
      }
      await api.asOwner(`delete from graphile_worker._private_jobs where payload ->> 'tenantId' = $1`, [tenantId]);
    },
    async offers() {
      const rows = await api.asOwner<{ a: string; w: string; state: string; prevented: boolean }>(
        `select appointment_id as a, user_id as w, state, prevented_at is not null as prevented from offers
         where tenant_id = $1`,
        [tenantId],
      );
      return appointments.map((a) =>
        workers.map(({ id }) => {
          const row = rows.find((one) => one.a === a && one.w === id);
          return row && `${row.state}${row.prevented ? ' prevented' : ''}`;
        }),
      );
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.end()));
    },
  };
}
