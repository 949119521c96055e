import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { aTestApi } from '#app/testing/test-api.ts';

// That nothing else is kept than what is counted is asked after each file of API tests (`startTestApi`).

const api = await aTestApi();

const WORKERS = { anna: '1', béla: '2', cem: '3' } as const;
const TYPES = { bar: 'a', küche: 'b' } as const;
type Worker = keyof typeof WORKERS;
type Type = keyof typeof TYPES;
const idOf = (digit: string) => `00000000-0000-4000-8000-00000000000${digit}`;

interface Line {
  readonly kind: 'SERVICE' | 'SURCHARGE' | 'ADDITIONAL';
  readonly type: string | null;
  readonly net: string;
  readonly work: readonly { readonly user: string; readonly minutes: number }[];
}
const hours = (type: Type, net: bigint, ...work: readonly (readonly [Worker, number])[]): Line => ({
  kind: 'SERVICE',
  type: idOf(TYPES[type]),
  net: String(net),
  work: work.map(([worker, minutes]) => ({ user: idOf(WORKERS[worker]), minutes })),
});
const surcharge = (type: Type, net: bigint): Line => ({ ...hours(type, net), kind: 'SURCHARGE' });
const item = (net: bigint): Line => ({ kind: 'ADDITIONAL', type: null, net: String(net), work: [] });

let tenantId: string;
let invoices = 0;
beforeAll(async () => {
  tenantId = await api.aTenant();
});

/** Who earned how much of an invoice with these lines; each line of hours has an appointment of its own, with a break of 30 minutes. */
async function earned(lines: readonly Line[]): Promise<Record<string, bigint>> {
  invoices += 1;
  await api.asOwner(`do $do$
  declare
    t constant uuid := '${tenantId}';
    invoice constant uuid := gen_random_uuid();
    line record;
  begin
    -- The rows fit each other; what was sent could not be written otherwise.
    set local session_replication_role = replica;
    insert into invoices (tenant_id, id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
        tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at, sent_file, sent_file_sha256,
        sent_ebinterface, created_at, created_by_name)
      values (t, invoice, 2026, ${invoices}, gen_random_uuid(), '2026-05-01', '2026-05-02', '2026-05-03', 'de', 'TAXED', 2000, '{}', 'x', 'x',
        0, 0, 0, now(), '', '', '', now(), 'x');
    for line in select *, gen_random_uuid() as appointment from rows from (jsonb_to_recordset('${JSON.stringify(lines)}')
        as (kind text, type uuid, net bigint, work jsonb)) with ordinality l (kind, type, net, work, position) loop
      insert into invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id, day, description, quantity,
          unit, price_in_cents, percentage, net_in_cents)
        values (t, invoice, line.position, line.kind, case when line.kind = 'SERVICE' then line.appointment end, line.type,
          case when line.kind = 'SERVICE' then date '2026-04-01' end, 'x', 1, 'h', 1,
          case when line.kind = 'SURCHARGE' then 2500 end, line.net);
      insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
        select t, line.appointment, w.user, w.position, 'WORK', timestamptz '2026-04-01T08:00Z',
          -- Half a minute is time, and makes no whole minute.
          timestamptz '2026-04-01T08:00:30Z' + (w.minutes + 30) * interval '1 minute', 30
        from rows from (jsonb_to_recordset(line.work) as ("user" uuid, minutes int)) with ordinality w ("user", minutes, position);
    end loop;
  end $do$`);
  const rows = await api.asOwner<{ user_id: string | null; net: string }>(
    `select e.user_id, sum(e.net_in_cents)::text as net from counted_earnings e
       join invoices i on i.tenant_id = e.tenant_id and i.id = e.invoice_id
     where e.tenant_id = $1 and i.position = $2 group by 1`,
    [tenantId, invoices],
  );
  const names = new Map<string | null, string>(Object.entries(WORKERS).map(([name, digit]) => [idOf(digit), name]));
  return Object.fromEntries(rows.map(({ user_id, net }) => [names.get(user_id) ?? 'nobody', BigInt(net)]));
}

describe('an invoice gives', () => {
  test.each<[string, readonly Line[], Record<string, bigint>]>([
    ['nothing', [], {}],
    ['hours by their minutes', [hours('bar', 300n, ['anna', 60], ['béla', 120])], { anna: 100n, béla: 200n }],
    ['two shifts of a day as one', [hours('bar', 100n, ['anna', 10], ['béla', 20], ['anna', 30])], { anna: 67n, béla: 33n }], // biome-ignore format: a table
    ['each line by itself', [hours('bar', 100n, ['anna', 1], ['béla', 1], ['cem', 1]), hours('bar', 100n, ['béla', 1])], { anna: 34n, béla: 133n, cem: 33n }], // biome-ignore format: a table
    ['a surcharge by the hours of its type', [hours('bar', 0n, ['anna', 90]), hours('bar', 0n, ['béla', 30]), hours('küche', 0n, ['cem', 500]), surcharge('bar', 400n)], { anna: 300n, béla: 100n, cem: 0n }], // biome-ignore format: a table
    ['a surcharge by those hours that somebody is known for', [hours('bar', 50n), hours('bar', 0n, ['béla', 30]), surcharge('bar', 400n)], { béla: 400n, nobody: 50n }], // biome-ignore format: a table
    ['a surcharge without hours to nobody', [surcharge('bar', 400n)], { nobody: 400n }],
    ['additional items to nobody', [hours('bar', 50n, ['anna', 60]), item(990n), item(-90n)], { anna: 50n, nobody: 900n }], // biome-ignore format: a table
    ['hours that nobody is known for to nobody', [hours('bar', 50n), hours('bar', 70n, ['anna', 0])], { nobody: 120n }],
    ['hours in which nobody worked a minute to nobody', [hours('bar', 70n, ['anna', 0], ['béla', 0])], { nobody: 70n }],
    ['nothing to somebody without a minute', [hours('bar', 77n, ['anna', 0], ['béla', 3], ['cem', 0])], { béla: 77n }],
  ])('%s', async (_name, lines, expected) => {
    expect(await earned(lines)).toEqual(expected);
  });
});

describe('the cents that are left go to the largest remainders, among equal ones to the first', () => {
  test.each<[bigint, readonly [number, number, number?], readonly bigint[]]>([
    [100n, [1, 1, 1], [34n, 33n, 33n]],
    [200n, [1, 1, 1], [67n, 67n, 66n]],
    [100n, [1, 2, 3], [17n, 33n, 50n]],
    [20953n, [435, 450], [10299n, 10654n]],
    [1n, [1, 2], [0n, 1n]],
    [-100n, [1, 1, 1], [-34n, -33n, -33n]],
    [0n, [5, 7], [0n, 0n]],
    [9n * 10n ** 18n + 1n, [400, 400], [45n * 10n ** 17n + 1n, 45n * 10n ** 17n]],
  ])('%s by %s is %s', async (net, weights, parts) => {
    const names = Object.keys(WORKERS) as Worker[];
    const work = names.flatMap((name, index) =>
      weights[index] === undefined ? [] : [[name, weights[index]] as const],
    );
    // The order of writing must not decide.
    const divided = await earned([hours('bar', net, ...work.toReversed())]);
    expect(names.flatMap((name) => (name in divided ? [divided[name]] : []))).toEqual(parts);
  });
});

test('drawn invoices are given away whole, and nobody is a cent off their share', async () => {
  await api.asOwner(`do $do$
  declare
    t constant uuid := '${tenantId}';
  begin
    set local session_replication_role = replica;
    perform setseed(0.4711);
    insert into invoices (tenant_id, id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
        tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at, sent_file, sent_file_sha256,
        sent_ebinterface, created_at, created_by_name)
      select t, gen_random_uuid(), 2025, n, gen_random_uuid(), '2025-05-01', '2025-05-02', '2025-05-03', 'de', 'TAXED', 2000, '{}', 'x', 'x',
        0, 0, 0, now(), '', '', '', now(), 'x' from generate_series(1, 200) n;
    insert into invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id, day, description, quantity,
        unit, price_in_cents, net_in_cents)
      select t, id, 1, 'SERVICE', gen_random_uuid(), null, '2025-04-01', 'x', 1, 'h', 1, round((random() - 0.5) * 10 ^ (random() * 12))
      from invoices where tenant_id = t and year = 2025;
    insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
      select t, appointment_id, gen_random_uuid(), n, 'WORK', timestamptz '2025-04-01T08:00Z',
        timestamptz '2025-04-01T08:00Z' + (1 + floor(random() * 700)) * interval '1 minute', 0
      from invoice_lines l, generate_series(1, 1 + floor(random() * 60)::int) n where l.tenant_id = t and l.day = '2025-04-01';
  end $do$`);
  const [{ divided = 0, wrong = null } = {}] = await api.asOwner<{ divided: number; wrong: number }>(
    `with share as (
       select n.invoice_id, n.net_in_cents as part, l.net_in_cents::numeric as net, extract(epoch from e.ends_at - e.starts_at) / 60 as minutes,
         sum(extract(epoch from e.ends_at - e.starts_at) / 60) over invoice as whole, sum(n.net_in_cents) over invoice as given
       from counted_earnings n join invoice_lines l using (tenant_id, invoice_id)
         join worklog_entries e on e.tenant_id = l.tenant_id and e.appointment_id = l.appointment_id and e.user_id = n.user_id
       where n.tenant_id = $1 and n.issue_date = '2025-05-01' window invoice as (partition by n.invoice_id))
     select count(distinct invoice_id)::int as divided,
       (count(*) filter (where given <> net or abs(part * whole - net * minutes) >= whole))::int as wrong from share`,
    [tenantId],
  );
  expect([divided, wrong]).toEqual([200, 0]);
});

describe('what is kept', () => {
  const calls = invoiceCalls(api, () => stage.accounting);
  let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
  beforeEach(async () => {
    stage = await aRecordedEvening(api);
  });
  const kept = async () =>
    (
      await api.asOwner<{ user_id: string | null; net: number }>(
        'select user_id, net_in_cents::int as net from earnings where tenant_id = $1 order by net_in_cents desc',
        [stage.tenantId],
      )
    ).map(({ user_id, net }) => [user_id, net]);

  test('is there from when the invoice was sent until it is cancelled', async () => {
    const additionalItems = [{ description: 'Kilometergeld', quantity: 84, unit: 'km', pricePerUnit: { value: 0.5 } }];
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening], { additionalItems }));
    expect(await kept()).toEqual([]);
    await calls.send(invoice.id);
    const parts = [
      [stage.anna.id, 21_675],
      [stage.bela.id, 20_953],
      [null, 4200],
    ];
    expect(await kept()).toEqual(parts);
    await calls.pay(invoice.id);
    expect(await kept()).toEqual(parts);
    await calls.takeBack(invoice.id);
    await calls.cancel(invoice.id);
    expect(await kept()).toEqual([]);
  });

  test('is told to an operator where it is wrong, and counted anew', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    await calls.send(invoice.id);
    const parts = await kept();
    await api.asOwner('update earnings set user_id = null where tenant_id = $1 and user_id = $2', [
      stage.tenantId,
      stage.anna.id,
    ]);
    expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 1 });
    expect((await runAdmin(api, ['standings', 'mend'])).output).toContain(`${stage.tenantId}  1 counted anew`);
    expect(await kept()).toEqual(parts);
  });
});
