import { randomInt } from 'node:crypto';
import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { monthAfter, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { startTestApi } from '#app/testing/test-api.ts';
import { startTestVies } from '#app/testing/test-vies.ts';

const vies = await startTestVies();
const api = await startTestApi({ settings: { VIES_URL: vies.apiUrl } });
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let number: string;
let invoice: string;
afterAll(() => Promise.all([api.close(), vies.stop()]));
beforeEach(async () => {
  await vies.behave('accept');
  number = `DE${randomInt(100_000_000, 999_999_999)}`;
  stage = await aRecordedEvening(api);
  await api.asOwner(`update invoice_recipients set country_code = 'DE', vat_number = $2 where id = $1`, [
    stage.recipient,
    number,
  ]);
  invoice = await draftOf(stage.evening);
});

const draftOf = async (evening: string, taxTreatment = 'REVERSE_CHARGE'): Promise<string> =>
  (await calls.create(invoiceInput(stage.recipient, [evening], { taxTreatment }))).invoice.id;
const checkOf = async (id = invoice) =>
  (
    await calls.call(
      `query ($id: String!) { it: invoice(invoiceId: $id) { state obstacles vatNumberCheck { state reason requestIdentifier } } }`,
      { id },
    )
  ).invoice;
const keptWith = (id = invoice) =>
  api.asOwner<{ outcome: string; vat_number: string; requester_vat_number: string }>(
    `select c.* from invoices i join vat_checks c on c.tenant_id = i.tenant_id and c.id = i.vat_check_id where i.id = $1`,
    [id],
  );

describe('an invoice with reverse charge', () => {
  test('goes out with the check that was made for it', async () => {
    expect(await checkOf()).toMatchObject({ obstacles: [], vatNumberCheck: { state: 'NOT_CHECKED', reason: null } });
    expect((await calls.send(invoice)).errors).toEqual([]);
    expect(await keptWith()).toMatchObject([
      { outcome: 'VALID', vat_number: number, requester_vat_number: 'ATU12345675' },
    ]);
    expect((await checkOf()).vatNumberCheck).toMatchObject({
      state: 'VALID',
      requestIdentifier: expect.stringMatching(/^WAPI/),
    });
  });

  test('a no stands while the register is away; a yes takes it back', async () => {
    await vies.deny(number);
    expect((await calls.send(invoice)).code).toBe(INVOICE_FAILURES.vatNumberInvalid.code);
    await vies.behave('MS_UNAVAILABLE');
    expect((await calls.send(invoice)).code).toBe(INVOICE_FAILURES.vatNumberInvalid.code);
    expect(await checkOf()).toMatchObject({ state: 'DRAFT', vatNumberCheck: { state: 'INVALID' } });
    await vies.behave('accept');
    await vies.confirm(number);
    expect((await calls.send(invoice)).errors).toEqual([]);
  });

  test('asks again for each invoice, but not twice on a day that has a yes', async () => {
    await calls.send(invoice);
    const second = await draftOf(await anotherEvening(api, stage, 5));
    await calls.send(second);
    expect(await vies.requests(number)).toHaveLength(1);
    expect(await keptWith(second)).toEqual(await keptWith());
    await api.asOwner('alter table vat_checks disable trigger user');
    await api.asOwner(`update vat_checks set checked_at = checked_at - interval '25 hours' where vat_number = $1`, [
      number,
    ]);
    await api.asOwner('alter table vat_checks enable trigger user');
    await calls.send(await draftOf(await anotherEvening(api, stage, 6)));
    expect(await vies.requests(number)).toHaveLength(2);
  });

  test('is refused when the register says no, and the no is kept', async () => {
    await vies.deny(number);
    const { code, message } = await calls.send(invoice);
    expect([code, message]).toEqual(['invoices.vatNumberInvalid', INVOICE_FAILURES.vatNumberInvalid.message]);
    expect(await checkOf()).toMatchObject({
      state: 'DRAFT',
      obstacles: [INVOICE_FAILURES.vatNumberInvalid.message],
      vatNumberCheck: { state: 'INVALID' },
    });
    // A no of the same day is asked about again: somebody may have mended it.
    await calls.send(invoice);
    expect(await vies.requests(number)).toHaveLength(2);
  });

  test.each([
    ['MS_UNAVAILABLE', 'MEMBER_STATE_AWAY'],
    ['garbage', 'SERVICE_AWAY'],
    // As long as a person waits, and no longer.
    ['hold', 'TOO_SLOW'],
  ])('goes out while the register is away (%s), and says so for ever', async (mode, reason) => {
    await vies.behave(mode);
    expect((await calls.send(invoice)).errors).toEqual([]);
    await vies.behave('accept');
    expect((await checkOf()).vatNumberCheck).toMatchObject({ state: 'NOT_CHECKED', reason });
    await calls.send(await draftOf(await anotherEvening(api, stage, 5)));
    expect((await checkOf()).vatNumberCheck).toMatchObject({ state: 'NOT_CHECKED', reason });
  });

  test('is sent again as it was, without asking', async () => {
    await calls.send(invoice);
    await vies.deny(number);
    expect((await calls.send(invoice)).errors).toEqual([]);
    expect(await vies.requests(number)).toHaveLength(1);
  });

  test('can always be cancelled, and its cancellation is sent whatever the register says', async () => {
    await calls.send(invoice);
    await vies.deny(number);
    const storno = (await calls.cancel(invoice)).invoice.id;
    expect((await calls.send(storno)).errors).toEqual([]);
    expect((await checkOf(storno)).vatNumberCheck).toBeNull();
    expect(await vies.requests(number)).toHaveLength(1);
  });
});

test('a draft that was dated in time is late once the day is over on which it had to go out', async () => {
  // Longer ago than the 15th of the month after it can be.
  const worked = addDays(dayOf(new Date()), -62);
  const evening = await anotherEvening(api, stage, 62);
  const dated = { taxTreatment: 'REVERSE_CHARGE', ...datesFrom(addDays(worked, 1)) };
  const { invoice: late } = await calls.create(invoiceInput(stage.recipient, [evening], dated));
  expect((await calls.hints(late.id)).sendingHints).toContainEqual(
    expect.objectContaining({ kind: 'REVERSE_CHARGE_LATE', after: `${monthAfter(monthOf(worked))}-15` }),
  );
  expect((await calls.hints(invoice)).sendingHints).toEqual([]);
});

test('nobody is asked for an invoice with tax on it', async () => {
  await vies.deny(number);
  const taxed = await draftOf(await anotherEvening(api, stage, 5), 'TAXED');
  expect((await calls.send(taxed)).errors).toEqual([]);
  expect(await vies.requests(number)).toEqual([]);
  expect((await checkOf(taxed)).vatNumberCheck).toBeNull();
});

test('two invoices at once to the same member state both go out, one question after the other', async () => {
  const other = await draftOf(await anotherEvening(api, stage, 5));
  const answers = await Promise.all([calls.send(invoice), calls.send(other)]);
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect((await vies.requests(number)).every(({ atOnce }) => atOnce === 1)).toBe(true);
});
