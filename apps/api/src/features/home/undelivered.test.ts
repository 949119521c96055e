import { beforeEach, expect, test } from 'vitest';
import { found } from '#app/testing/a-random-agency.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let admin: TestUser;
beforeEach(async () => {
  const evening = { start: 65, length: 60, desired: 1, hasRecipient: true, isRecorded: false, offers: [] };
  admin = await found(api, {
    workers: [],
    appointments: [{ ...evening, papers: ['REFUSED'] }],
    absences: [],
    laterAbsences: [],
    invoices: [{ issued: 0, due: 9, gross: 100, is: 'REFUSED' }],
    failedJobs: 0,
  });
});

const change = (statement: string) => api.asOwner(statement, [admin.tenantId]);
const kinds = async (): Promise<readonly string[]> => {
  const { data, errors } = await api.call('{ openMatters { undelivered { kind } } }', {}, admin.headers);
  expect(errors).toEqual([]);
  return data.openMatters.undelivered.map(({ kind }: { kind: string }) => kind).sort();
};
const ADDRESS = 'tenant_id, printout_id, position, name, email, gave_up_at';

test('what nobody took stands there, of each paper once', async () => {
  await change(`insert into printout_recipients (${ADDRESS})
    select tenant_id, printout_id, 2, name, 'y@example.at', gave_up_at from printout_recipients where tenant_id = $1`);
  // Nor does the agency's own copy of an invoice count.
  await change(`insert into invoice_sending_recipients
      (tenant_id, sending_id, position, name, email, is_copy, failure, gave_up_at)
    select tenant_id, sending_id, 2, name, 'z@example.at', true, failure, gave_up_at
    from invoice_sending_recipients where tenant_id = $1`);
  expect(await kinds()).toEqual(['INVOICE', 'TIME_SHEET']);
});

test.each([
  [
    'a time sheet that another address may still take',
    `insert into printout_recipients (${ADDRESS})
     select tenant_id, printout_id, 2, name, 'y@example.at', null from printout_recipients where tenant_id = $1`,
    ['INVOICE'],
  ],
  ['a cancelled invoice', 'update invoices set cancelled_at = now() where tenant_id = $1', ['TIME_SHEET']],
  [
    'a time sheet that was ordered anew',
    `insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name)
     select tenant_id, appointment_id, ordered_at + interval '1 second', 'x' from printouts where tenant_id = $1`,
    ['INVOICE'],
  ],
  [
    'a paid invoice',
    'update invoices set paid_on = issue_date, marked_paid_at = now() where tenant_id = $1',
    ['TIME_SHEET'],
  ],
  [
    'an invoice that was sent anew',
    `insert into invoice_sendings (tenant_id, invoice_id, ordered_at, ordered_by_name)
     select tenant_id, invoice_id, now() + interval '1 second', 'x' from invoice_sendings where tenant_id = $1`,
    ['TIME_SHEET'],
  ],
  [
    'anything where there is no invoicing',
    'update directory.tenants set has_invoicing_module = false where id = $1',
    [],
  ],
])('but not %s', async (_what, statement, left) => {
  await change(statement);
  expect(await kinds()).toEqual(left);
});

test('the latest first', async () => {
  const since = `update %s set gave_up_at = now() - interval '1 day' where tenant_id = $1`;
  const first = async () =>
    (await api.call('{ openMatters { undelivered { kind } } }', {}, admin.headers)).data.openMatters.undelivered[0];
  await change(since.replace('%s', 'printout_recipients'));
  expect(await first()).toEqual({ kind: 'INVOICE' });
  await change(since.replace('%s', 'invoice_sending_recipients').replace('1 day', '2 days'));
  expect(await first()).toEqual({ kind: 'TIME_SHEET' });
});
