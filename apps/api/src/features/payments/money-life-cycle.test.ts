import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWrittenInvoice } from '#app/testing/a-written-invoice.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import {
  applyToMoney,
  balanceOf,
  creditOf,
  type MoneyCommand,
  type MoneyModel,
  newMoney,
  openOf,
  partsOf,
} from '#app/testing/money-model/money-model.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { statementCalls } from '#app/testing/statement-calls.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { SEED, testSequences } from '#app/testing/test-sequences.ts';
import { writeCamt } from '#app/testing/write-camt.ts';

const CLIENTS = 16;
const TODAY = dayOf(new Date());
let api: TestApi;
let tenantId: string;
/** An invoice that was really sent: the others have its paper. */
let like: string;
let staff: readonly TestUser[];
let turn = 0;
/** The next of sixteen people who work at once. */
const next = (): TestUser => {
  turn += 1;
  const user = staff[turn % CLIENTS];
  if (!user) throw new Error('sixteen people are there');
  return user;
};
beforeAll(async () => {
  api = await startTestApi();
  const stage = await aRecordedEvening(api);
  ({ tenantId } = stage);
  const { create } = invoiceCalls(api, () => stage.accounting);
  like = (await create(invoiceInput(stage.recipient, [stage.evening]))).invoice.id;
  staff = await Promise.all(
    Array.from({ length: CLIENTS }, () => api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' })),
  );
});
afterAll(() => api.close());

const pick = fc.nat({ max: 7 });
const COMMANDS: fc.Arbitrary<MoneyCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('bill' as const), cents: fc.constantFrom(1200, 40_000, 123_457) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      picks: fc.array(pick, { maxLength: 3 }),
      percent: fc.constantFrom(30, 99, 100),
      more: fc.constantFrom(0, 0, 777),
      writesOff: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('transfer', 'mark', 'unmark', 'cancel', 'allot', 'writeOff', 'takeBack', 'takeBack'),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('payOut' as const), percent: fc.constantFrom(50, 100) }) },
);

/** Everything made so far, in the order of the model. */
class Played {
  readonly recipient: string;
  readonly invoices: { readonly id: string; readonly number: string }[] = [];
  readonly payments: string[] = [];

  constructor(recipient: string) {
    this.recipient = recipient;
  }

  async play(model: MoneyModel, command: MoneyCommand, by = next()): Promise<string | null> {
    const [invoices, payments] = [invoiceCalls(api, () => by), paymentCalls(api, () => by)];
    const euro = (cents: number) => cents / 100;
    if (command.kind === 'bill') {
      const invoice = await aWrittenInvoice(api, tenantId, { recipient: this.recipient, gross: command.cents, like });
      this.invoices.push(invoice);
      return null;
    }
    if (command.kind === 'pay') {
      const parts = partsOf(model, command);
      const amount = parts.reduce((total, part) => total + part.amount, command.more);
      if (amount === 0) return null;
      const allotments = parts.map(({ invoice, amount: part, closes }) => ({
        invoiceId: this.invoices[model.invoices.indexOf(invoice)]?.id ?? '',
        amount: euro(part),
        ...(closes ? { rest: 'WRITTEN_OFF', reason: 'Spesen' } : {}),
      }));
      const { it, code } = await payments.record(this.recipient, euro(amount), allotments);
      if (it) this.payments.push(it.id);
      return code;
    }
    if (command.kind === 'payOut') {
      const amount = Math.max(1, Math.floor((creditOf(model) * command.percent) / 100));
      return (await payments.payOut(this.recipient, euro(amount))).code;
    }
    if (command.kind === 'takeBack') {
      const id = this.payments[command.pick % (this.payments.length || 1)];
      return id ? (await payments.takeBack(id)).code : null;
    }
    const at = command.pick % (this.invoices.length || 1);
    const [invoice, modelled] = [this.invoices[at], model.invoices[at]];
    if (!invoice || !modelled) return null;
    switch (command.kind) {
      case 'transfer': {
        const amount = openOf(model, modelled) || modelled.gross;
        turn += 1;
        const entry = {
          euro: euro(amount).toFixed(2),
          day: TODAY,
          reference: `T-${SEED}-${turn}`,
          text: [invoice.number],
        };
        const { errors } = await statementCalls(api, () => by).readFile(writeCamt({ entries: [entry] }));
        expect(errors).toEqual([]);
        return this.#noted(null);
      }
      case 'mark':
        return this.#noted((await invoices.pay(invoice.id)).code);
      case 'unmark':
        return (await invoices.takeBack(invoice.id)).code;
      case 'cancel':
        return (await invoices.cancel(invoice.id)).code;
      case 'allot': {
        const amount = Math.min(openOf(model, modelled), creditOf(model)) || 1;
        return (await payments.allot(this.recipient, [{ invoiceId: invoice.id, amount: euro(amount) }])).code;
      }
      case 'writeOff':
        return (await payments.closeRest(invoice.id, 'WRITTEN_OFF', 'Spesen')).code;
    }
  }

  /** Marks and statements make payments whose ids nobody answers. */
  async #noted(code: string | null): Promise<string | null> {
    const found = await api.asOwner<{ id: string }>(
      `select id from payments where invoice_recipient_id = $1 and amount_in_cents > 0 and reverses_payment_id is null order by entered_at`,
      [this.recipient],
    );
    this.payments.splice(0, Infinity, ...found.map(({ id }) => id));
    return code;
  }
}

let recipients = 0;
/** The newest recipient's: found by it, and nobody else. */
const customerNumber = () => `M-${String(recipients).padStart(6, '0')}`;
async function aFreshRecipient(): Promise<string> {
  recipients += 1;
  const [row] = await api.asOwner<{ id: string }>(
    `insert into invoice_recipients (tenant_id, customer_number, name, search_key, name_search_key, street_name_and_number, postal_code,
       location, country_code, contact_email)
     values ($1, $2, $2, search_key($2), search_key($2), 'Weg 1', '1010', 'Wien', 'AT', 'm@kunde.example') returning id`,
    [tenantId, customerNumber()],
  );
  return row?.id ?? '';
}

/** The sums that are owed and kept, as the product and as the model say them. */
async function assertSame(played: Played, model: MoneyModel): Promise<void> {
  const { call } = paymentCalls(api, next);
  const { it } = await call(
    `query ($id: String!, $text: String) {
      invoices(page: { size: 100 }, filter: { invoiceRecipientId: $id }) { items { id openAmount { value } } }
      it: openItems(filter: { text: $text }) { openAmount { value } credit { value } } }`,
    { id: played.recipient, text: customerNumber() },
  );
  const rows = await api.asOwner<{ id: string; open: number }>(
    `select i.id, case when i.cancelled_at is not null then 0 else i.gross_in_cents - coalesce((
       select sum(a.amount_in_cents) from allotments a where a.invoice_id = i.id), 0) end::int as open
     from invoices i where i.invoice_recipient_id = $1`,
    [played.recipient],
  );
  const open = played.invoices.map(({ id }) => rows.find((row) => row.id === id)?.open);
  expect(open).toEqual(model.invoices.map((invoice) => openOf(model, invoice)));
  const [openAmount, credit] = [Math.round(it.openAmount.value * 100), Math.round(it.credit.value * 100)];
  expect([credit, openAmount - credit]).toEqual([creditOf(model), balanceOf(model)]);
}

testSequences(
  'whatever comes in, is taken back or cancelled, each recipient owes what the model says',
  6,
  fc.array(COMMANDS, { minLength: 6, maxLength: 16, size: 'max' }),
  async (commands) => {
    const played = new Played(await aFreshRecipient());
    const model = newMoney();
    for (const command of [{ kind: 'bill', cents: 40_000 } as const, ...commands]) {
      const answer = await played.play(model, command);
      expect([command, answer]).toEqual([command, applyToMoney(model, command)]);
      await assertSame(played, model);
    }
  },
);

test(`sixteen who pay, mark, cancel and take back at once leave every sum right (seed ${SEED})`, {
  timeout: 60_000,
}, async () => {
  const played = new Played(await aFreshRecipient());
  const model = newMoney();
  for (const cents of [1200, 40_000, 123_457, 40_000]) {
    await played.play(model, { kind: 'bill', cents });
    applyToMoney(model, { kind: 'bill', cents });
  }
  const drawn = fc.sample(COMMANDS, { seed: SEED, numRuns: 64 }).filter(({ kind }) => kind !== 'bill');
  await Promise.all(drawn.map((command) => played.play(model, command)));
  const [account] = await api.asOwner(
    `select r.credit_in_cents::int as credit, (p.paid - a.allotted)::int as computed from recipient_accounts r,
       (select coalesce(sum(amount_in_cents), 0) as paid from payments where invoice_recipient_id = $1) p,
       (select coalesce(sum(amount_in_cents), 0) as allotted from allotments where invoice_recipient_id = $1 and kind = 'PAID') a
     where r.invoice_recipient_id = $1`,
    [played.recipient],
  );
  expect(account?.['credit']).toBe(account?.['computed']);
  const wrong = await api.asOwner(
    `select i.number from invoices i left join lateral (
       select coalesce(sum(amount_in_cents), 0) as settled from allotments where invoice_id = i.id) s on true
     where i.invoice_recipient_id = $1 and i.cancels_invoice_id is null and (s.settled not between 0 and i.gross_in_cents
       or (i.cancelled_at is null and (i.paid_on is not null) <> (s.settled = i.gross_in_cents))
       or (i.cancelled_at is not null and s.settled <> 0))`,
    [played.recipient],
  );
  expect(wrong).toEqual([]);
});
