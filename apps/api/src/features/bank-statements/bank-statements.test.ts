import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountOf, aDebtor } from '#app/testing/a-debtor.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { classOf } from '#app/testing/class-of.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { statementCalls } from '#app/testing/statement-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { DIALECTS, type WrittenEntry, writeCamt } from '#app/testing/write-camt.ts';

const TODAY = dayOf(new Date());
const IBAN = 'AT483200000012345864';
const api = await aTestApi();
const calls = statementCalls(api, () => stage.accounting);
const payments = paymentCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aDebtor>>;
let numbers: { readonly large: string; readonly small: string };
beforeEach(async () => {
  stage = await aDebtor(api);
  const found = await api.asOwner<{ id: string; number: string }>(
    'select id, number from invoices where tenant_id = $1',
    [stage.tenantId],
  );
  const numberOf = (id: string) => found.find((one) => one.id === id)?.number ?? '';
  numbers = { large: numberOf(stage.large.id), small: numberOf(stage.small.id) };
});

let reference = 0;
const paid = (euro: number, text: string, more: Partial<WrittenEntry> = {}): WrittenEntry => {
  reference += 1;
  return {
    euro: euro.toFixed(2),
    day: TODAY,
    reference: `R-${reference}`,
    name: 'Jemand',
    iban: IBAN,
    text: [text],
    ...more,
  };
};
const account = () => accountOf(api, stage.recipient);
const cents = (euro: number) => Math.round(euro * 100);

describe('a statement', () => {
  test.each(DIALECTS)(
    'books what fits to the cent, proposes what does not, and leaves the rest: %s',
    async (dialect) => {
      const { large, small } = stage;
      const found = await calls.read(
        [
          paid(large.gross, `Rechnung ${numbers.large}`),
          paid(small.gross - 1, numbers.small),
          paid(45, 'Ersatz Schürze', { iban: 'AT611904300234573201' }),
          paid(24.6, 'Kontoführung', { direction: 'DBIT' }),
        ],
        dialect,
      );
      expect(found.sections.map(({ count }: { count: number }) => count)).toEqual([1, 1, 2, 0]);
      expect(found.booked).toMatchObject([
        {
          bookedByItself: true,
          payment: { way: 'STATEMENT', allotments: [{ kind: 'PAID', invoiceNumber: numbers.large }] },
        },
      ]);
      expect(found.check).toMatchObject([
        { proposal: { reason: 'DIFFERENCE', parts: [{ rest: 'WRITTEN_OFF', invoice: { number: numbers.small } }] } },
      ]);
      expect(found.unmatched.map(({ text }: { text: string }) => text)).toEqual(['Ersatz Schürze', 'Kontoführung']);
      expect(await payments.owed(large.id)).toMatchObject({ state: 'PAID', processingSteps: { paidOn: TODAY } });
    },
  );

  test('read twice, or in another kind of file, adds nothing', async () => {
    const entries = [paid(stage.large.gross, numbers.large), paid(5, 'x')];
    const { id } = await calls.read(entries);
    const again = await calls.readFile(writeCamt({ entries }));
    expect(again.it).toMatchObject([{ id }]);
    const advice = await calls.readFile(
      writeCamt(
        { id: 'X', entries: [...entries, paid(7, 'neu', { iban: 'AT611904300234573201' })] },
        'sepa.08',
        'ADVICE',
      ),
    );
    expect(advice.it).toMatchObject([{ knownCount: 2, creditCount: 3 }]);
    expect((await payments.list()).count).toBe(1);
    expect((await calls.find(advice.it[0].id)).unmatched).toHaveLength(1);
  });

  test('read by four at once books once', async () => {
    const file = writeCamt({ entries: [paid(stage.large.gross, numbers.large), paid(5, 'x')] });
    const tries = await Promise.all(Array.from({ length: 4 }, () => calls.readFile(file)));
    expect(new Set(tries.map(({ it }) => it?.[0].id)).size).toBe(1);
    expect((await payments.list()).count).toBe(1);
    expect((await api.asOwner('select from bank_statements where tenant_id = $1', [stage.tenantId])).length).toBe(1);
  });

  test('two equal payments of one invoice: the first is booked, the second stays to be looked at', async () => {
    const found = await calls.read([paid(stage.large.gross, numbers.large), paid(stage.large.gross, numbers.large)]);
    expect([found.booked.length, found.unmatched.length + found.check.length]).toEqual([1, 1]);
  });

  test('that is broken books nothing', async () => {
    const file = writeCamt({
      opening: '0.00',
      closing: '1.00',
      entries: [paid(stage.large.gross, numbers.large)],
    });
    expect((await calls.readFile(file)).code).toBe('bank-statements.balance');
    expect((await payments.list()).count).toBe(0);
    expect((await calls.readFile(Buffer.from('kein Auszug'))).code).toBe('bank-statements.broken');
  });

  test('can be closed, and belongs to its agency', async () => {
    const { id, check, unmatched } = await calls.read([paid(5, 'x')]);
    await calls.close(id);
    expect((await calls.close(id)).errors).toEqual([]);
    expect((await calls.find(id)).statement.closedAt).toEqual(expect.any(String));
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect(
      classOf(
        await calls.call(
          'query ($id: String!) { it: bankStatement(statementId: $id) { statement { id } } }',
          { id },
          stranger,
        ),
      ),
    ).toBe('NOT_FOUND');
    const entryId = [...check, ...unmatched][0].id;
    const aside = 'mutation ($id: String!) { it: setBankEntryAside(entryId: $id, reason: "x") { statementId } }';
    expect(classOf(await calls.call(aside, { id: entryId }, stranger))).toBe('NOT_FOUND');
  });
});

describe('an entry', () => {
  test('that somebody has assigned teaches whose account it is', async () => {
    const { recipient, large } = stage;
    const first = await calls.read([paid(50, 'Akonto', { name: 'F. Huemer' })]);
    await calls.book(first.unmatched[0].id, recipient, [{ invoiceId: large.id, amount: { value: 50 } }]);
    expect((await calls.find(first.id)).booked).toMatchObject([
      { bookedByItself: false, payment: { allotments: [{ amount: { value: 50 } }] } },
    ]);
    const second = await calls.read([paid(large.gross - 50, 'Rest')]);
    expect(second.check).toMatchObject([{ proposal: { reason: 'PAYER', recipientId: recipient } }]);
  });

  test('that was booked by itself teaches it too, and statements are listed with the newest first', async () => {
    const old = await calls.read([paid(stage.large.gross, numbers.large, { day: addDays(TODAY, -2) })]);
    const { id, check } = await calls.read([paid(stage.small.gross - 50, 'Akonto')]);
    expect(check).toMatchObject([{ proposal: { reason: 'PART', recipientId: stage.recipient } }]);
    const { it } = await calls.call('{ it: bankStatements { id } }', {});
    expect(it.map((one: { id: string }) => one.id)).toEqual([id, old.id]);
  });

  test('is decided once, and can be opened again, which takes its payment back', async () => {
    const { id, unmatched } = await calls.read([paid(50, 'Akonto')]);
    const [{ id: entry }] = unmatched;
    await calls.book(entry, stage.recipient);
    expect((await calls.book(entry, stage.recipient)).code).toBe('bank-statements.settled');
    expect((await calls.setAside(entry)).code).toBe('bank-statements.settled');
    expect(await account()).toMatchObject({ credit: 5000 });
    await calls.reopen(entry);
    expect(await account()).toMatchObject({ credit: 0, paid: 0 });
    expect((await calls.find(id)).check.length + (await calls.find(id)).unmatched.length).toBe(1);
    expect((await calls.reopen(entry)).code).toBe('bank-statements.notSettled');
    await calls.book(entry, stage.recipient);
    expect(await account()).toMatchObject({ credit: 5000 });
  });

  test('that four decide about at once is booked once', async () => {
    const { unmatched } = await calls.read([paid(50, 'Akonto')]);
    const tries = await Promise.all([1, 2, 3, 4].map(() => calls.book(unmatched[0].id, stage.recipient)));
    expect(tries.map(({ code }) => code ?? 'booked').toSorted()).toEqual([
      ...['bank-statements.settled', 'bank-statements.settled', 'bank-statements.settled', 'booked'],
    ]);
    expect(await account()).toMatchObject({ credit: 5000, paid: 5000 });
  });

  test('is undecided again when its payment is taken back elsewhere', async () => {
    const { id, booked } = await calls.read([paid(stage.large.gross, numbers.large)]);
    await payments.takeBack(booked[0].payment.id);
    expect((await calls.find(id)).check).toMatchObject([{ proposal: { reason: null } }]);
  });

  test('that is set aside keeps its day and amount, and no word', async () => {
    const { id, unmatched } = await calls.read([paid(45, 'Ersatz Schürze', { name: 'Marlene Ofner' })]);
    await calls.setAside(unmatched[0].id);
    expect((await calls.find(id)).aside).toMatchObject([
      { day: TODAY, amount: { value: 45 }, name: null, ibanEnd: null, text: '', asideReason: 'Schürze' },
    ]);
    expect(await api.asOwner('select details, payer from bank_entries where id = $1', [unmatched[0].id])).toEqual([
      { details: null, payer: null },
    ]);
    await calls.reopen(unmatched[0].id);
    expect((await calls.find(id)).unmatched).toHaveLength(1);
  });

  test('that went out pays no invoice', async () => {
    const { unmatched } = await calls.read([paid(24.6, 'Gebühr', { direction: 'DBIT' })]);
    expect((await calls.book(unmatched[0].id, stage.recipient)).code).toBe('bank-statements.outgoing');
  });

  test('lies unreadable in the database', async () => {
    await calls.read([paid(45, 'Geheimer Zweck', { name: 'Marlene Ofner' })]);
    const [row] = await api.asOwner<{ text: string }>(
      `select (to_jsonb(e)::text || encode(e.details, 'escape')) as text from bank_entries e where tenant_id = $1`,
      [stage.tenantId],
    );
    expect(row?.text).not.toMatch(/Geheim|Ofner|3200/);
  });
});

describe('a transfer that the bank sends back', () => {
  const back = (euro: number, day = TODAY) => paid(euro, 'RETOURE', { direction: 'DBIT', returned: 'AC04', day });

  test('opens its invoice again, from that day on', async () => {
    const { large } = stage;
    await calls.read([paid(large.gross, numbers.large)]);
    const { booked } = await calls.read([back(large.gross)]);
    expect(booked).toMatchObject([{ isReturn: true, payment: { amount: { value: -large.gross } } }]);
    expect(await payments.owed(large.id)).toMatchObject({ state: 'PENDING', openAmount: { value: large.gross } });
    expect(await account()).toEqual({ credit: 0, paid: 0, allotted: 0 });
    expect((await calls.reopen(booked[0].id)).code).toBe('bank-statements.returned');
  });

  test('waits for somebody who says which one, where it could be one of two', async () => {
    const { recipient } = stage;
    const first = await calls.read([paid(50, 'a'), paid(50, 'b')]);
    for (const { id } of first.unmatched) await calls.book(id, recipient);
    const { id, unmatched } = await calls.read([back(50)]);
    expect(unmatched).toHaveLength(1);
    const [{ payment }] = (await calls.find(first.id)).booked;
    const { it: other } = await payments.record(recipient, 70);
    expect(classOf(await calls.giveBack(unmatched[0].id, other.id))).toBe('NOT_FOUND');
    await payments.takeBack(other.id);
    expect((await calls.giveBack(unmatched[0].id, payment.id)).errors).toEqual([]);
    expect((await calls.find(id)).booked).toHaveLength(1);
    expect(await account()).toMatchObject({ credit: 5000 });
  });

  test('waits too where its money was paid out already, and keeps nothing else of the file from being booked', async () => {
    const { recipient, large } = stage;
    const { unmatched } = await calls.read([paid(50, 'Akonto')]);
    await calls.book(unmatched[0].id, recipient);
    const { it: payout } = await payments.payOut(recipient, 20);
    const { id, booked, unmatched: waiting } = await calls.read([back(50), paid(large.gross, numbers.large)]);
    expect(booked).toMatchObject([{ payment: { amount: { value: large.gross } } }]);
    const [{ id: entry }] = waiting;
    const [{ id: first }] = (await payments.list()).items.filter(
      ({ amount }: { amount: { value: number } }) => amount.value === 50,
    );
    expect((await calls.giveBack(entry, first)).code).toBe('payments.paidOut');
    await payments.takeBack(payout.id);
    expect((await calls.giveBack(entry, first)).errors).toEqual([]);
    expect((await calls.find(id)).unmatched).toEqual([]);
    expect(await account()).toMatchObject({ credit: 0 });
  });
});

test('an account that pays for two recipients is nobody’s', async () => {
  const other = await aRecipient(api, stage.tenantId, 'K-9');
  const { unmatched } = await calls.read([paid(1, 'a'), paid(2, 'b')]);
  await calls.book(unmatched[0].id, stage.recipient);
  await calls.book(unmatched[1].id, other);
  const { check } = await calls.read([paid(cents(stage.large.gross) / 100, 'Danke', { day: addDays(TODAY, 0) })]);
  expect(check).toMatchObject([{ proposal: { reason: 'AMOUNT' } }]);
});
