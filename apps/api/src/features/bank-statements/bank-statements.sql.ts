import { randomUUID } from 'node:crypto';
import type { BankEntry, BankStatement } from '@gastspiel/domain/bank-statements/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export const StatementRow = z.object({
  id: z.string(),
  fileName: z.string(),
  name: z.string(),
  kind: z.enum(['STATEMENT', 'ADVICE']),
  iban: z.string(),
  from: z.string(),
  to: z.string(),
  opening: z.bigint().nullable(),
  closing: z.bigint().nullable(),
  creditCount: z.int(),
  credits: z.bigint(),
  debitCount: z.int(),
  debits: z.bigint(),
  knownCount: z.int(),
  announcedCount: z.int(),
  readAt: z.date(),
  readByName: z.string(),
  closedAt: z.date().nullable(),
});
export type StatementRow = Readonly<z.output<typeof StatementRow>>;

const STATEMENT = columns(StatementRow, 's', {
  from: sql`s.from_day::text`,
  to: sql`s.to_day::text`,
  opening: 'opening_in_cents',
  closing: 'closing_in_cents',
  credits: 'credits_in_cents',
  debits: 'debits_in_cents',
});

/** Known by its account, until it was booked: the other side as the bank names it. */
const Details = z.object({
  name: z.string().nullable(),
  iban: z.string().nullable(),
  text: z.string(),
  reference: z.string().nullable(),
});
export type Details = Readonly<z.output<typeof Details>>;
const NOTHING: Details = { name: null, iban: null, text: '', reference: null };

const STATES = ['OPEN', 'BOOKED', 'ASIDE'] as const;
export const EntryRow = z.object({
  id: z.string(),
  statementId: z.string(),
  key: z.string(),
  day: z.string(),
  amount: z.bigint(),
  isReturn: z.boolean(),
  details: z.instanceof(Buffer).nullable(),
  payer: z.instanceof(Buffer).nullable(),
  paymentId: z.string().nullable(),
  bookedByItself: z.boolean(),
  asideReason: z.string().nullable(),
  asideByName: z.string().nullable(),
  state: z.enum(STATES),
});
export type EntryRow = Readonly<z.output<typeof EntryRow>>;

const ENTRY = columns(EntryRow, 'e', {
  day: sql`e.day::text`,
  amount: 'amount_in_cents',
  state: sql`case when e.aside_at is not null then 'ASIDE' when e.payment_id is null or exists (
    select from payments r where r.tenant_id = ${TENANT} and r.reverses_payment_id = e.payment_id) then 'OPEN' else 'BOOKED' end`,
});

const place = (tenantId: string, id: string) => ({ tenantId, rowId: id, field: 'bank-entry' });
export const fingerprintOf = (secrets: Secrets, tenantId: string, iban: string): Buffer =>
  secrets.fingerprint(tenantId, 'payer-iban', iban);

/** The words of an entry; none where it was set aside. */
export const openDetails = (secrets: Secrets, tenantId: string, { id, details }: EntryRow): Details =>
  details ? Details.parse(JSON.parse(secrets.open(place(tenantId, id), details))) : NOTHING;

interface Reading {
  readonly tenantId: string;
  readonly secrets: Secrets;
  readonly fileName: string;
  readonly at: Date;
  readonly byName: string;
}

const Known = z.object({ key: z.string(), statementId: z.string() });
/** Entries that were read before, with the statement that brought them. */
export const selectKnown = (db: TenantDb, keys: readonly string[]) =>
  rowsOf(
    db,
    Known,
    sql`/* selectKnownEntries */
    select e.key, e.statement_id from bank_entries e where e.tenant_id = ${TENANT} and e.key = any(${keys}::text[])`,
  );

/** Readings of an agency come one after the other: the second one of a file knows its entries. */
export async function lockReadingsForUpdate(db: TenantDb): Promise<void> {
  await sql`/* lockReadingsForUpdate */
    select from tenant_settings where tenant_id = ${TENANT} for no key update`.execute(db);
}

export async function insertStatement(
  db: TenantDb,
  { tenantId, secrets, fileName, at, byName }: Reading,
  statement: BankStatement,
  entries: readonly BankEntry[],
): Promise<{ readonly id: string; readonly entryIds: readonly string[] }> {
  const id = randomUUID();
  const side = (sign: bigint) => statement.entries.filter(({ amount }) => amount * sign > 0n);
  const sum = (some: readonly BankEntry[]) => some.reduce((total, { amount }) => total + amount, 0n);
  const [credits, debits] = [side(1n), side(-1n)];
  const known = statement.entries.length - entries.length;
  await sql`/* insertBankStatement */
    insert into bank_statements (tenant_id, id, file_name, name, kind, iban, from_day, to_day, opening_in_cents, closing_in_cents,
      credit_count, credits_in_cents, debit_count, debits_in_cents, known_count, announced_count, read_at, read_by_name)
    values (${TENANT}, ${id}, ${fileName}, ${statement.id.slice(0, 256)}, ${statement.kind}, ${statement.iban}, ${statement.from},
      ${statement.to}, ${statement.opening}, ${statement.closing}, ${credits.length}, ${sum(credits)}, ${debits.length},
      ${-sum(debits)}, ${known}, ${statement.announced}, ${at}, ${byName})`.execute(db);
  const entryIds = entries.map(() => randomUUID());
  const sealed = (entry: BankEntry, entryId: string) => {
    const { name, iban, text, reference } = entry;
    return secrets.seal(place(tenantId, entryId), JSON.stringify({ name, iban, text, reference } satisfies Details));
  };
  await insertRows(
    db,
    {
      same: [id],
      each: entries.map((entry, index) => {
        const entryId = entryIds[index] ?? '';
        const payer = entry.iban && fingerprintOf(secrets, tenantId, entry.iban);
        const { key, day, amount, isReturn } = entry;
        return [entryId, index, key, day, amount, isReturn, sealed(entry, entryId), payer];
      }),
    },
    (values) => sql`/* insertBankEntries */
    insert into bank_entries (tenant_id, statement_id, id, position, key, day, amount_in_cents, is_return, details, payer) ${values}`,
  );
  return { id, entryIds };
}

export const findStatement = (db: TenantDb, id: string) =>
  rowOf(
    db,
    StatementRow,
    sql`/* findBankStatement */
    select ${STATEMENT} from bank_statements s where s.tenant_id = ${TENANT} and s.id = ${id}`,
  );

/** The last ones, the latest first. */
export const selectStatements = (db: TenantDb, most: number) =>
  rowsOf(
    db,
    StatementRow,
    sql`/* selectBankStatements */
    select ${STATEMENT} from bank_statements s where s.tenant_id = ${TENANT}
    order by s.to_day desc, s.read_at desc, s.id limit ${most}`,
  );

const entriesWhere = (which: RawBuilder<unknown>) => sql`select ${ENTRY} from bank_entries e
  where e.tenant_id = ${TENANT} and ${which} order by e.position`;

export const selectEntries = (db: TenantDb, statementId: string) =>
  rowsOf(db, EntryRow, sql`/* selectBankEntries */ ${entriesWhere(sql`e.statement_id = ${statementId}`)}`);

const findEntry = (db: TenantDb, id: string) =>
  rowOf(db, EntryRow, sql`/* findBankEntry */ ${entriesWhere(sql`e.id = ${id}`)}`);

/** Two who decide about an entry do so one after the other. */
export async function lockEntryForUpdate(db: TenantDb, id: string): Promise<EntryRow | undefined> {
  await sql`/* lockBankEntryForUpdate */
    select from bank_entries where tenant_id = ${TENANT} and id = ${id} for update`.execute(db);
  return findEntry(db, id);
}

interface Booking {
  readonly entryId: string;
  readonly paymentId: string;
}

export async function markBooked(db: TenantDb, bookings: readonly Booking[], byItself: boolean): Promise<void> {
  await sql`/* markBankEntriesBooked */
    update bank_entries e set payment_id = b.payment_id, booked_by_itself = ${byItself}
    from (select unnest(${bookings.map(({ entryId }) => entryId)}::uuid[]) as entry_id,
      unnest(${bookings.map(({ paymentId }) => paymentId)}::uuid[]) as payment_id) b
    where e.tenant_id = ${TENANT} and e.id = b.entry_id`.execute(db);
}

interface Aside {
  readonly reason: string;
  readonly at: Date;
  readonly byName: string;
}

/** Its words are forgotten. */
export async function setAside(db: TenantDb, id: string, { reason, at, byName }: Aside): Promise<void> {
  await sql`/* setBankEntryAside */
    update bank_entries set details = null, payer = null, payment_id = null, aside_reason = ${reason}, aside_at = ${at},
      aside_by_name = ${byName} where tenant_id = ${TENANT} and id = ${id}`.execute(db);
}

export async function reopenEntry(db: TenantDb, id: string): Promise<void> {
  await sql`/* reopenBankEntry */
    update bank_entries set aside_reason = null, aside_at = null, aside_by_name = null
    where tenant_id = ${TENANT} and id = ${id}`.execute(db);
}

export const closeStatement = async (db: TenantDb, id: string, at: Date): Promise<boolean> =>
  (await affectedBy(
    db,
    sql`/* closeBankStatement */
    update bank_statements set closed_at = ${at} where tenant_id = ${TENANT} and id = ${id} and closed_at is null returning id`,
  )) > 0;

const Payer = z.object({ payer: z.instanceof(Buffer), recipientId: z.string() });
/** Accounts that have paid for one recipient alone, among these. */
export const selectPayers = (db: TenantDb, payers: readonly Buffer[]) =>
  rowsOf(
    db,
    Payer,
    sql`/* selectPayers */
    select a.payer, min(a.invoice_recipient_id::text) as recipient_id from payer_accounts a
    where a.tenant_id = ${TENANT} and a.payer = any(${payers}::bytea[]) group by a.payer having count(*) = 1`,
  );

export const learnPayers = (
  db: TenantDb,
  learnt: readonly { readonly payer: Buffer; readonly recipientId: string }[],
): Promise<void> => {
  const counted = Map.groupBy(learnt, ({ payer, recipientId }) => `${payer.toString('hex')} ${recipientId}`);
  return insertRows(
    db,
    {
      each: [...counted.values()].flatMap(([one, ...more]) =>
        one ? [[one.payer, one.recipientId, more.length + 1]] : [],
      ),
    },
    (values) => sql`/* learnPayers */
    insert into payer_accounts as a (tenant_id, payer, invoice_recipient_id, times) ${values}
    on conflict (tenant_id, payer, invoice_recipient_id) do update set times = a.times + excluded.times`,
  );
};

const Returned = z.object({ paymentId: z.string(), recipientId: z.string() });
/** Payments from this account and of this amount that still stand: which of them a bank may have sent back. */
export const selectReturnable = (db: TenantDb, payer: Buffer, amount: bigint) =>
  rowsOf(
    db,
    Returned,
    sql`/* selectReturnable */
    select p.id as payment_id, p.invoice_recipient_id as recipient_id from bank_entries e
      join payments p on p.tenant_id = e.tenant_id and p.id = e.payment_id
    where e.tenant_id = ${TENANT} and e.payer = ${payer} and e.amount_in_cents = ${amount} and p.amount_in_cents = ${amount}
      and not exists (select from payments r where r.tenant_id = ${TENANT} and r.reverses_payment_id = p.id)`,
  );
