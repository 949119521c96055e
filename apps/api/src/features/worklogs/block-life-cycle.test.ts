import fc from 'fast-check';
import { beforeAll, expect } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aSender } from '#app/testing/a-sender.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { applyToBlock, type BlockCommand, newBlock, seenOf } from '#app/testing/block-model/block-model.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { testSequences } from '#app/testing/test-sequences.ts';
import { shift } from '#app/testing/worklog-calls.ts';

const WORKERS = 3;

let admin: TestUser;
let dispatcher: TestUser;
let recipient: string;
const workers: TestUser[] = [];
const api = await aTestApi();
beforeAll(async () => {
  const tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  for (let w = 0; w < WORKERS; w += 1) workers.push(await aWorker(api, dispatcher, { lastName: `Nummer ${w}` }));
  recipient = await aRecipient(api, tenantId);
  await api.asOwner(`update invoice_recipients set contact_email = 'kunde@example.at' where id = $1`, [recipient]);
  await aSender(api, tenantId);
});

const idOf = (w: number): string => workers[w]?.id ?? '';
const call = async (by: TestUser, query: string, variables: Record<string, unknown>): Promise<string | null> => {
  const { errors } = await api.call(query, variables, by.headers);
  return errors.length > 0 ? String(errors[0]?.extensions['code'] ?? errors[0]?.message) : null;
};

/** Plays a command on the block of an appointment, and the mail server’s part by hand. */
async function play(id: string, command: BlockCommand, version: number): Promise<string | null> {
  switch (command.kind) {
    case 'book':
      return call(
        dispatcher,
        `mutation ($a: String!, $w: String!) { createBooking(appointmentId: $a, targetUserId: $w, allowOverbooking: true) { offerId } }`,
        { a: id, w: idOf(command.w) },
      );
    case 'bookAfterwards':
      return call(
        admin,
        'mutation ($a: String!, $w: String!) { ensureOfferWithStateExists(appointmentId: $a, targetUserId: $w, offerState: BOOKED) { offerId } }',
        { a: id, w: idOf(command.w) },
      );
    case 'withdraw': {
      const rows = await api.asOwner('select id from offers where appointment_id = $1 and user_id = $2', [
        id,
        idOf(command.w),
      ]);
      const variables = { id: rows[0]?.['id'] ?? 'none', reason: command.hasReason ? 'War nicht da.' : null };
      return call(
        dispatcher,
        'mutation ($id: String!, $reason: String) { withdrawOffer(offerId: $id, reason: $reason) }',
        variables,
      );
    }
    case 'record': {
      const booked = await api.asOwner<{ user_id: string }>(
        `select user_id from offers where appointment_id = $1 and state = 'BOOKED'`,
        [id],
      );
      const worklogs = booked.map(({ user_id: worklogUserId }) => {
        const didNotCome = command.missing.map(idOf).includes(worklogUserId);
        return { worklogUserId, didNotCome, entries: didNotCome ? [] : [shift()] };
      });
      return call(
        dispatcher,
        'mutation ($id: String!, $v: Int!, $w: [WorklogInput!]!) { recordWorklogs(worklogBlockId: $id, version: $v, worklogs: $w) { id } }',
        { id, v: command.isStale ? version + 7 : version, w: worklogs },
      );
    }
    case 'send':
      return call(dispatcher, 'mutation ($id: String!) { sendPrintout(worklogBlockId: $id) { id } }', { id });
    case 'enterByHand':
      return call(
        admin,
        'mutation ($id: String!, $at: String!) { setFakePrintoutData(worklogBlockId: $id, sentAt: $at, recipients: ["a@b.example"]) { id } }',
        { id, at: past(5, '12:00') },
      );
    case 'deliver':
      await api.asOwner(
        `update printouts p set sent_at = now() where appointment_id = $1 and sent_at is null and exists (
           select from printout_recipients r where r.printout_id = p.id and r.gave_up_at is null)
           and not exists (select from printouts l where l.appointment_id = $1 and l.ordered_at > p.ordered_at)`,
        [id],
      );
      return null;
    case 'fail':
      await api.asOwner(
        `update printout_recipients set gave_up_at = now(), failure = 'SERVER_REFUSED'
         where printout_id in (select id from printouts where appointment_id = $1 and sent_at is null)`,
        [id],
      );
      return null;
    case 'move':
      await api.asOwner(
        `update appointments set ends_at = ends_at + interval '1 minute' where id = $1 and starts_at > now()`,
        [id],
      );
      return null;
    case 'end':
      await api.asOwner(
        `update appointments set starts_at = $2, ends_at = $3::timestamptz + (ends_at - starts_at - interval '8 hours')
         where id = $1 and starts_at > now()`,
        [id, past(3, '18:00'), past(2, '02:00')],
      );
      return null;
  }
}

async function look(id: string) {
  const { data, errors } = await api.call(
    `query ($id: String!) {
      block: fetchWorklogBlockInfo(worklogBlockId: $id) { version worklogsEnteredAt worklogRecordedAt printoutState }
      worklogs(worklogBlockId: $id) { worklogUserId isTransient didNotCome } }`,
    { id },
    dispatcher.headers,
  );
  if (errors.length > 0) return null;
  const { version, worklogsEnteredAt, worklogRecordedAt, printoutState } = data.block;
  const stateOf = ({ isTransient, didNotCome }: { isTransient: boolean; didNotCome: boolean }) =>
    isTransient ? 'PLANNED' : didNotCome ? 'MISSED' : 'WORKED';
  const seen = data.worklogs.map(
    (row: { worklogUserId: string; isTransient: boolean; didNotCome: boolean }) =>
      `${workers.findIndex((worker) => worker.id === row.worklogUserId)} ${stateOf(row)}`,
  );
  return {
    version,
    isEntered: worklogsEnteredAt !== null,
    isRecorded: worklogRecordedAt !== null,
    printoutState,
    workers: seen.sort(),
  };
}

const w = fc.nat({ max: WORKERS - 1 });
const plain = <Kind extends 'send' | 'deliver' | 'fail' | 'enterByHand' | 'move' | 'end'>(kind: Kind) =>
  fc.record({ kind: fc.constant(kind) });
const COMMANDS: fc.Arbitrary<BlockCommand> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('book' as const), w }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bookAfterwards' as const), w }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), w, hasReason: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('record' as const),
      missing: fc.subarray([0, 1, 2]),
      isStale: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
  },
  { weight: 5, arbitrary: plain('send') },
  { weight: 4, arbitrary: plain('deliver') },
  { weight: 2, arbitrary: plain('fail') },
  { weight: 1, arbitrary: plain('enterByHand') },
  { weight: 2, arbitrary: plain('move') },
  { weight: 3, arbitrary: plain('end') },
);

testSequences(
  'whatever is done with a block, it is what the model says',
  10,
  fc.array(COMMANDS, { minLength: 5, maxLength: 16, size: 'max' }),
  async (commands) => {
    // Bookings of the last one would be in the way.
    for (const table of ['worklogs', 'offers']) {
      await api.asOwner(`delete from ${table} where tenant_id = $1`, [dispatcher.tenantId]);
    }
    const id = await anAppointment(api, dispatcher, { invoiceRecipientId: recipient });
    const model = newBlock();
    for (const command of commands) {
      const { version } = model;
      const expected = applyToBlock(model, command);
      expect([command, await play(id, command, version)]).toEqual([command, expected]);
      expect([command, await look(id)]).toEqual([command, seenOf(model)]);
    }
    await api.expectNoDrift();
  },
);
