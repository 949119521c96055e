import { beforeEach, expect, test } from 'vitest';
import { aWorkedEvening, past } from '#app/testing/a-worked-evening.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = worklogCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aWorkedEvening>>;
let care: TestUser;
beforeEach(async () => {
  stage = await aWorkedEvening(api);
  // Long enough for nobody to ask why somebody else was taken.
  await api.asOwner('update target_users set released_at = now() where tenant_id = $1', [stage.tenantId]);
  care = await api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
});

/** Anna worked, Béla did not come. */
const record = () =>
  calls.record(stage.evening, 0, [
    { worklogUserId: stage.anna.id, note: 'Fleißig', entries: [shift()] },
    { worklogUserId: stage.bela.id, didNotCome: true, note: 'Verschlafen', entries: [] },
  ]);
const sendByHand = () =>
  calls.ask(
    `mutation { setFakePrintoutData(worklogBlockId: "${stage.evening}", sentAt: "${past(4, '12:00')}", recipients: ["a@b.example"]) { id } }`,
    {},
    stage.admin,
  );
const removalOf = async ({ id }: TestUser) => {
  const { data } = await calls.ask(`{ it: targetUserRemoval(targetUserId: "${id}") { kind until } }`, {}, care);
  return data.it;
};

test('whoever is booked for what is over has worked, until somebody records that they did not come', async () => {
  const kept = { kind: 'RESTRICT', until: `${Number(past(2, '02:00').slice(0, 4)) + 7}-12-31` };
  expect([await removalOf(stage.anna), await removalOf(stage.bela)]).toEqual([kept, kept]);
  await record();
  expect(await removalOf(stage.anna)).toEqual(kept);
  expect(await removalOf(stage.bela)).toEqual({ kind: 'ANONYMISE', until: null });
});

test('who is anonymised loses their name and what was noted; the hours of the others stay, and their time sheet', async () => {
  await record();
  await sendByHand();
  await api.asOwner(`update printouts set is_by_hand = false, file = 'PDF' where appointment_id = $1`, [stage.evening]);
  const anonymise = `mutation { anonymiseTargetUser(targetUserId: "${stage.bela.id}") { anonymisedAt } }`;
  expect((await calls.ask(anonymise, {}, care)).errors).toEqual([]);
  const rows = await api.asOwner(`select worker_name from printout_rows where tenant_id = $1 order by worker_name`, [
    stage.tenantId,
  ]);
  expect(rows.map(({ worker_name }) => worker_name)).toEqual(['Anna Pichler', 'Mitarbeiter/in gelöscht']);
  const notes = await api.asOwner('select note from worklogs where user_id = $1', [stage.bela.id]);
  expect(notes).toEqual([{ note: null }]);
  const fileIsThere = async () =>
    (
      await api.asOwner('select file is not null as yes from printouts where appointment_id = $1', [stage.evening])
    )[0]?.['yes'];
  expect(await fileIsThere()).toBe(true);
});

test('by which number payroll knew somebody who is anonymised is told nowhere any more', async () => {
  await record();
  const { tenantId, anna, bela, evening } = stage;
  const [reading] = await api.asOwner(
    `insert into accounting_readings (tenant_id, ordered_at, ordered_by_name, state, finished_at)
     values ($1, now(), 'x', 'READ', now()) returning id`,
    [tenantId],
  );
  const [transfer] = await api.asOwner(
    `insert into accounting_transfers (tenant_id, from_day, until_day, ordered_at, ordered_by_name)
     values ($1, now(), now(), now(), 'x') returning id`,
    [tenantId],
  );
  for (const [position, userId] of [anna.id, bela.id].entries()) {
    const number = `P-${position}`;
    await api.asOwner('update target_users set accounting_id = $2 where user_id = $1', [userId, number]);
    await api.asOwner(
      `insert into accounting_employees (tenant_id, reading_id, accounting_id, first_name, last_name, staff_type)
       values ($1, $2, $3, 'x', 'x', 'ON_DEMAND')`,
      [tenantId, reading?.['id'], number],
    );
    await api.asOwner(
      `with said as (select jsonb_build_object('employeeId', $4::text, 'minutes', 450) as it), line as (
         insert into accounting_lines (tenant_id, appointment_id, user_id, kind, ordinal, day, accepted)
         select $1, $2, $3, 'WORK', 1, now(), it from said returning id)
       insert into accounting_transfer_lines (tenant_id, transfer_id, position, line_id, version, step, content, before)
       select $1, $5, $6, id, 1, 'CHANGED', it, it from line, said`,
      [tenantId, evening, userId, number, transfer?.['id'], position],
    );
  }
  const anonymise = `mutation { anonymiseTargetUser(targetUserId: "${bela.id}") { anonymisedAt } }`;
  expect((await calls.ask(anonymise, {}, care)).errors).toEqual([]);
  const [left] = await api.asOwner(
    `select (select jsonb_agg(accepted order by accepted ->> 'employeeId') from accounting_lines where tenant_id = $1) as lines,
       (select jsonb_agg(jsonb_build_array(content, before) order by position) from accounting_transfer_lines
        where tenant_id = $1) as sent,
       (select jsonb_agg(accounting_id) from accounting_employees where tenant_id = $1) as employees`,
    [tenantId],
  );
  const [known, unknown] = [{ employeeId: 'P-0', minutes: 450 }, { minutes: 450 }];
  expect(left).toEqual({
    lines: [known, unknown],
    sent: [
      [known, known],
      [unknown, unknown],
    ],
    employees: ['P-0'],
  });
});

test('a time sheet without anybody’s hours goes with the first who is named in it', async () => {
  await sendByHand();
  await api.asOwner(`update printouts set is_by_hand = false, file = 'PDF' where appointment_id = $1`, [stage.evening]);
  await api.asOwner(
    `update appointments set starts_at = starts_at - interval '9 years', ends_at = ends_at - interval '9 years'
    where id = $1`,
    [stage.evening],
  );
  const anonymise = `mutation { anonymiseTargetUser(targetUserId: "${stage.bela.id}") { anonymisedAt } }`;
  expect((await calls.ask(anonymise, {}, care)).errors).toEqual([]);
  expect(await api.asOwner('select file from printouts where appointment_id = $1', [stage.evening])).toEqual([
    { file: null },
  ]);
});

test('workers take their hours and the time sheets with them', async () => {
  await record();
  await sendByHand();
  const { data } = await calls.ask('mutation { createDownload(input: { ownDataJson: true }) { url } }', {}, stage.anna);
  const file = (await api.app.inject({ method: 'GET', url: data.createDownload.url })).json();
  expect(file.worklogs).toMatchObject([
    { didNotCome: false, note: 'Fleißig', entries: [{ type: 'WORK', breakMinutes: 30 }] },
  ]);
  expect(file.timeSheets).toMatchObject([{ name: 'Anna Pichler', description: 'Gala-Dinner der Handelskammer' }]);
});
