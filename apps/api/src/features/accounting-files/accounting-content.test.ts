import { monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const MONTH = monthOf(TODAY);
const HOURS_MONTH = monthOf(addDays(TODAY, -3));

const api = await aTestApi();
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const preview = async (preset: string, month: string) => {
  const { data, errors } = await api.call(
    `query ($preset: AccountingPreset!, $month: String!) { it: accountingFile(preset: $preset, month: $month) {
      rowCount gaps { code message targetUserId } hints { code message } headings } }`,
    { preset, month },
    stage.accounting.headers,
  );
  expect(errors).toEqual([]);
  return data.it;
};
const hintsOf = async (preset: string, month: string) =>
  (await preview(preset, month)).hints.map(({ message }: { message: string }) => message);
const NOT_RECORDED = ' noch nicht erfasst und nicht in der Datei.';

test('drafts are counted, each once, and those that were cancelled before anybody saw them', async () => {
  const { create, send, cancel } = invoiceCalls(api, () => stage.accounting);
  const make = async (block: string) => (await create(invoiceInput(stage.recipient, [block]))).invoice.id;
  const sent = await make(stage.evening);
  await send(sent);
  // The cancellation of a sent invoice is a draft of its own until it is sent.
  await cancel(sent);
  await make(await anotherEvening(api, stage, 4));
  await cancel(await make(await anotherEvening(api, stage, 5)));
  expect(await hintsOf('BMD_BOOKINGS', MONTH)).toEqual([
    '2 Rechnungen sind noch nicht versendet und nicht in der Datei.',
    '1 Rechnung wurde storniert, ohne je versendet worden zu sein: nicht in der Datei.',
  ]);
  const { rowCount, headings } = await preview('DATEV_BOOKINGS', MONTH);
  expect(rowCount).toBe(1);
  // Only columns that hold something are shown, of 125.
  expect(headings).toContain('Buchungstext');
  expect(headings).not.toContain('Kurs');
});

test('hours that nobody recorded are told, of those who were booked and once it is over', async () => {
  expect(await hintsOf('BMD_HOURS', HOURS_MONTH)).toEqual([]);
  // It lies in the month of the evening, whatever day it is.
  const planned = { startDateTime: past(3, '08:00'), endDateTime: past(3, '10:00') };
  const block = await anAppointment(api, stage.dispatcher, { ...planned, invoiceRecipientId: stage.recipient });
  expect(await hintsOf('BMD_HOURS', HOURS_MONTH)).toEqual([]);
  await bookAfterwards(api, stage.admin, await aWorker(api, stage.dispatcher, { firstName: 'Carla' }), block);
  expect(await hintsOf('BMD_HOURS', HOURS_MONTH)).toEqual([`1 Zeitblock ist${NOT_RECORDED}`]);
  await api.asOwner(`update appointments set ends_at = now() + interval '1 hour' where id = $1`, [block]);
  expect(await hintsOf('BMD_HOURS', HOURS_MONTH)).toEqual([]);
});

test('hours that are recorded no longer are not in the file', async () => {
  expect((await preview('BMD_HOURS', HOURS_MONTH)).rowCount).toBeGreaterThan(0);
  await api.asOwner('update worklog_blocks set recorded_at = null where appointment_id = $1', [stage.evening]);
  const { rowCount, hints } = await preview('BMD_HOURS', HOURS_MONTH);
  expect([rowCount, hints]).toMatchObject([0, [{ message: `1 Zeitblock ist${NOT_RECORDED}` }]]);
});

test('who has left is paid and not named, and what they lack is said once', async () => {
  await api.asOwner(`update target_users set restricted_until = '2099-12-31' where tenant_id = $1`, [stage.tenantId]);
  const { gaps, rowCount } = await preview('BMD_HOURS', HOURS_MONTH);
  expect(rowCount).toBeGreaterThan(0);
  expect(gaps.filter(({ code }: { code: string }) => code === 'PERSONNEL_NUMBER')).toEqual([
    {
      code: 'PERSONNEL_NUMBER',
      message: 'Eine ausgeschiedene Person hat noch keine Personalnummer.',
      targetUserId: null,
    },
  ]);
});
