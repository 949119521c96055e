import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceInvariants } from '#app/testing/invoice-model/invoice-invariants.ts';
import {
  applyToInvoices,
  type InvoiceCommand,
  type InvoiceModel,
  newInvoices,
  picked,
  seenInvoices,
} from '#app/testing/invoice-model/invoice-model.ts';
import { anInvoiceStage, type InvoiceStage } from '#app/testing/invoice-model/invoice-stage.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { DEEP_SECONDS, SEED, testSequences } from '#app/testing/test-sequences.ts';

const BLOCKS = 3;
const CLIENTS = 16;

let api: TestApi;
let stage: InvoiceStage;
let check: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  stage = await anInvoiceStage(api, BLOCKS);
  check = invoiceInvariants(api, stage.tenantId);
});
afterAll(async () => {
  await stage.close();
  await api.close();
});

const block = fc.nat({ max: BLOCKS - 1 });
const blocks = fc.subarray([0, 1, 2], { minLength: 1 });
const pick = fc.nat({ max: 11 });
const COMMANDS: fc.Arbitrary<InvoiceCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('create' as const), blocks }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      pick,
      blocks,
      isStale: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('send' as const), pick, keepsLines: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'takeBack' as const, 'cancel' as const), pick }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('record' as const), block, hours: fc.constantFrom(3, 4, 5) }) },
);

interface Look {
  readonly position: number;
  readonly version: number;
  readonly state: string;
  readonly net: number;
  readonly isOutdated: boolean;
}

/** The ids that the stage gave, in the order of the model's invoices. */
class Played {
  readonly ids: string[] = [];
  #turn = 0;

  /** The next client plays the command to the invoice that the model picks. */
  async play(model: InvoiceModel, command: InvoiceCommand): Promise<string | null> {
    this.#turn += 1;
    const client = this.#turn % CLIENTS;
    if (command.kind === 'create') return this.#kept(await stage.create(client, command.blocks));
    if (command.kind === 'record') {
      const version = model.blocks[command.block]?.version ?? 0;
      return (await stage.record(client, command.block, version, command.hours)).code;
    }
    const invoice = picked(model, command.pick);
    const id = invoice && this.ids[model.invoices.indexOf(invoice)];
    if (!invoice || !id) return null;
    switch (command.kind) {
      case 'edit':
        return (await stage.edit(client, id, invoice.version + (command.isStale ? 7 : 0), command.blocks)).code;
      case 'send':
        return (await stage.send(client, id, command.keepsLines)).code;
      case 'cancel':
        return this.#kept(await stage.cancel(client, id));
      default:
        return (await stage[command.kind](client, id)).code;
    }
  }

  /** A new invoice, or a cancellation. */
  #kept({ code, id }: { code: string | null; id: string }): string | null {
    if (code === null) this.ids.push(id);
    return code;
  }
}

async function look(ids: readonly string[]): Promise<Look[]> {
  const { data } = await api.call(
    `query { invoices(page: { number: 0, size: 100 }) { items { id number version state netTotal { value } isOutdated } } }`,
    {},
    stage.reader.headers,
  );
  return ids.map((id) => {
    const { number, version, state, netTotal, isOutdated } = data.invoices.items.find(
      (item: { id: string }) => item.id === id,
    );
    return { position: Number(number.slice(5)), version, state, net: netTotal.value, isOutdated };
  });
}

/** As the stage has the evenings now, for the next model. */
async function begin(): Promise<InvoiceModel> {
  const [counter] = await api.asOwner<{ last_position: number }>(
    'select last_position from invoice_counters where tenant_id = $1',
    [stage.tenantId],
  );
  const model = newInvoices(BLOCKS, counter?.last_position);
  for (const [number, evening] of stage.evenings.entries()) {
    const [row] = await api.asOwner<{ version: number; hours: number }>(
      `select b.version, sum(extract(epoch from e.ends_at - e.starts_at) / 3600)::int as hours from worklog_blocks b
         join worklog_entries e on e.tenant_id = b.tenant_id and e.appointment_id = b.appointment_id
       where b.appointment_id = $1 group by 1`,
      [evening],
    );
    Object.assign(model.blocks[number] ?? {}, row);
  }
  return model;
}

testSequences(
  'whatever is done with invoices, they are what the model says',
  10,
  fc.array(COMMANDS, { minLength: 3, maxLength: 9, size: 'max' }),
  async (commands) => {
    const model = await begin();
    const played = new Played();
    const doIt = async (command: InvoiceCommand) => {
      const answer = await played.play(model, command);
      expect([command, answer]).toEqual([command, applyToInvoices(model, command)]);
    };
    for (const command of commands) await doIt(command);
    expect([commands, await look(played.ids)]).toEqual([commands, seenInvoices(model)]);
    // Cancelled invoices give their evenings back to the next sequence.
    const live = model.invoices.filter(({ isStorno, isCancelled }) => !isStorno && !isCancelled);
    for (const invoice of live) await doIt({ kind: 'cancel', pick: model.invoices.indexOf(invoice) });
    await api.expectNoDrift();
  },
  [
    // A cancellation leaves as its original was, though hours were recorded anew before that one left.
    [
      { kind: 'create', blocks: [1, 2] },
      { kind: 'record', block: 1, hours: 3 },
      { kind: 'send', pick: 0, keepsLines: true },
      { kind: 'cancel', pick: 0 },
      { kind: 'send', pick: 1, keepsLines: false },
    ],
  ],
);

test('after all of that the numbers have no gap, and nothing is billed twice', () => check());

/** Refusals that others cause by being faster, or by being so many that the machine is too slow: then nothing was done. */
const OTHERS = [
  null,
  'general.overloaded',
  'general.stale',
  'worklogs.invoiced',
  'invoices.notBillable',
  'invoices.notEditable',
];
const REFUSED = ['invoices.notSendable', 'invoices.outdated', 'invoices.notPayable', 'invoices.notPaid'];
const ROUNDS = DEEP_SECONDS > 0 ? 200 : 10;

test(
  `sixteen at once on two servers leave no gap, bill nothing twice and change nothing that was sent (seed ${SEED}, ${ROUNDS} rounds)`,
  async () => {
    const known: string[] = [];
    let done = 0;
    const idOf = (number: number): string | undefined => known[known.length - 1 - (number % Math.max(1, known.length))];
    const act = async (client: number, command: InvoiceCommand): Promise<string | null> => {
      if (command.kind === 'create') {
        const { code, id } = await stage.create(client, command.blocks);
        if (code === null) known.push(id);
        return code;
      }
      if (command.kind === 'record') {
        const [row] = await api.asOwner<{ version: number }>(
          'select version from worklog_blocks where appointment_id = $1',
          [stage.evenings[command.block]],
        );
        return (await stage.record(client, command.block, row?.version ?? 0, command.hours)).code;
      }
      const id = idOf(command.pick % 4);
      if (!id) return null;
      if (command.kind === 'send') return (await stage.send(client, id, command.keepsLines)).code;
      if (command.kind !== 'edit') return (await stage[command.kind](client, id)).code;
      const [row] = await api.asOwner<{ version: number }>('select version from invoices where id = $1', [id]);
      return (await stage.edit(client, id, row?.version ?? 0, command.blocks)).code;
    };
    const rounds = fc.sample(fc.array(COMMANDS, { minLength: CLIENTS, maxLength: CLIENTS }), {
      seed: SEED,
      numRuns: ROUNDS,
    });
    for (const commands of rounds) {
      const answers = await Promise.all(commands.map((command, client) => act(client, command)));
      for (const answer of answers) expect([...OTHERS, ...REFUSED, 'invoices.alreadyCancelled']).toContain(answer);
      done += answers.filter((answer) => answer === null).length;
      await check();
      await api.expectNoDrift();
    }
    expect(known.length, 'invoices made').toBeGreaterThan(ROUNDS / 5);
    expect(done, 'steps that succeeded').toBeGreaterThan(ROUNDS);
  },
  ROUNDS * 48_000,
);
