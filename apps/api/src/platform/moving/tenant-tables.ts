import type pg from 'pg';

/** A table that holds rows of agencies. All names are quoted as statements need them. */
export interface TenantTable {
  readonly name: string;
  /** Without those that the database works out by itself, and without numbers that each installation counts for all of its agencies. */
  readonly columns: readonly string[];
  /** All of them, in an order that does not depend on how they came. */
  readonly compared: readonly string[];
  readonly amounts: readonly string[];
  /** Which rows are an agency's; `$1` is its id. */
  readonly own: string;
}

/** People sign in again where their agency arrives, and ask for a file once more: neither is worth carrying secrets about. */
const LEFT_BEHIND = ['directory.device_tickets', 'directory.downloads'];
/** Rows that a relay could not move on wait for an operator; all others have been moved on before. */
const PARTS: Readonly<Record<string, string>> = { 'public.outbox': 'refusal is not null' };
/** This says how an agency moves, and is another one in each installation. */
const OF_MOVES = ['move_id', 'moving_at', 'frozen_at', 'moved_at', 'moved_to', 'arrived_by'];

interface Found {
  readonly name: string;
  readonly columns: readonly string[];
  readonly compared: readonly string[];
  readonly amounts: readonly string[];
  readonly points_at: readonly string[];
}

/** Asked of the catalogue, so that a new table can not be forgotten: each after those that it points at. */
export async function tenantTables(client: pg.Client): Promise<readonly TenantTable[]> {
  const { rows } = await client.query<Found>(
    `/* tenantTables */
    select c.oid::regclass::text as points, format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(a.attname) from own a where a.attrelid = c.oid and a.attgenerated = '' and a.attidentity = '' order by a.attnum) as columns,
      array(select quote_ident(a.attname) from own a where a.attrelid = c.oid and a.attidentity = '' order by a.attname) as compared,
      array(select quote_ident(a.attname) from own a where a.attrelid = c.oid and a.atttypid = 'bigint'::regtype
        and a.attname like '%\\_in\\_cents' order by a.attname) as amounts,
      array(select format('%I.%I', pn.nspname, p.relname) from pg_constraint k join pg_class p on p.oid = k.confrelid
        join pg_namespace pn on pn.oid = p.relnamespace
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as points_at
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'directory')
      and (c.oid = 'directory.tenants'::regclass
        or exists (select from own a where a.attrelid = c.oid and a.attname = 'tenant_id'))
    order by 1`.replaceAll('from own a where', `from pg_attribute a where a.attnum > 0 and not a.attisdropped and`),
  );
  return inOrder(rows.filter(({ name }) => !LEFT_BEHIND.includes(name))).map(tableOf);
}

function tableOf({ name, columns, compared, amounts }: Found): TenantTable {
  const stays = (column: string) => !(name === 'directory.tenants' && OF_MOVES.includes(column));
  const part = PARTS[name];
  return {
    name,
    columns: columns.filter(stays),
    compared: compared.filter(stays),
    amounts,
    own: `${name === 'directory.tenants' ? 'id' : 'tenant_id'} = $1${part ? ` and ${part}` : ''}`,
  };
}

function inOrder(found: readonly Found[]): readonly Found[] {
  const [done, pending] = [new Set<string>(), [...found]];
  const ordered: Found[] = [];
  const isFree = ({ points_at }: Found) =>
    points_at.every((name) => done.has(name) || !pending.some((other) => other.name === name));
  while (pending.length > 0) {
    const at = pending.findIndex(isFree);
    const [next] = pending.splice(at, 1);
    if (at < 0 || !next) throw new Error(`tables that point at each other: ${pending.map(({ name }) => name)}`);
    ordered.push(next);
    done.add(next.name);
  }
  return ordered;
}
