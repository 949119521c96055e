import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let id: string;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  id = (await calls.create(invoiceInput(stage.recipient, [stage.evening]))).invoice.id;
});

/** Sends the invoice while somebody else is in the middle of a change, who ends when the sender waits for them. */
async function sendDuring(change: readonly (readonly [statement: string, id: string])[]) {
  const other = new pg.Client({ connectionString: api.ownerUrl });
  await other.connect();
  try {
    await other.query('begin');
    for (const [statement, value] of change) await other.query(statement, [value]);
    let isDone = false;
    const sending = calls.send(id).finally(() => {
      isDone = true;
    });
    const isWaiting = async () =>
      (
        await api.asOwner(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0;
    await until(async () => isDone || (await isWaiting()));
    await other.query('commit');
    return await sending;
  } finally {
    await other.end();
  }
}

test('whoever sends while hours are recorded anew is told that the lines are outdated', async () => {
  const { code } = await sendDuring([
    ['select from appointments where id = $1 for update', stage.evening],
    ['update worklog_blocks set version = version + 1 where appointment_id = $1', stage.evening],
  ]);
  expect(code).toBe('invoices.outdated');
});

test('whoever sends while the draft is saved freezes nothing that is not on the paper', async () => {
  const { message } = await sendDuring([
    [`update invoices set version = version + 1, notes = 'Neu' where id = $1`, id],
  ]);
  expect(message).toBe(GENERAL_FAILURES.stale.message);
  expect((await calls.find(id)).invoice).toMatchObject({ state: 'DRAFT' });
});
