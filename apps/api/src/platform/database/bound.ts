import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#platform/database/database-types.ts';
import { rowOf } from '#platform/database/rows.ts';
import { refuseAway } from '#platform/moving/agency-away.ts';

/** A place in a statement whose value the transaction fills in when the statement goes out. */
export class Slot {
  readonly of: 'tenant' | 'moment';

  constructor(of: 'tenant' | 'moment') {
    this.of = of;
  }
}

/** For statements that are texts, as one of their values. */
export const TENANT_SLOT = new Slot('tenant');

/**
 * The tenant that the transaction is bound to, as a parameter of the statement: each of its tables names it, so that a planner that
 * spreads tenants over machines sees where the statement belongs (docs/adr/0051).
 */
export const TENANT = sql<string>`${TENANT_SLOT}::uuid`;

export const MOMENT_SLOT = new Slot('moment');

/** When the transaction began, by the database's clock: the same for all of its statements, as `now()` was. */
export const MOMENT = sql`${MOMENT_SLOT}::timestamptz`;

interface Bound {
  tenant: string | undefined;
  /** As the database writes it: a Date would lose the microseconds, and be before what the transaction has just written. */
  moment: string | undefined;
}

const bindings = new WeakMap<Kysely<DB>, Bound>();

/** Fills the parameters of a transaction's statements; `note` says what is to be filled in. */
export function binding() {
  const bound: Bound = { tenant: undefined, moment: undefined };
  const filling = ({ of }: Slot): string => {
    const value = bound[of];
    if (value === undefined) throw new Error(`a statement names the ${of} outside of a tenant's transaction`);
    return value;
  };
  return {
    fill: (parameters: readonly unknown[]): unknown[] =>
      parameters.map((value) => (value instanceof Slot ? filling(value) : value)),
    note: (db: Kysely<DB>) => bindings.set(db, bound),
  };
}

/** The database has bound the transaction to this tenant, or to none. */
export const noteBound = (
  db: Kysely<DB>,
  now: { readonly tenant: string | undefined; readonly moment: string },
): void => {
  Object.assign(bindings.get(db) ?? {}, now);
};

/** For the few statements that take no parameters. */
export function tenantOf(db: Kysely<DB>): string {
  const tenant = bindings.get(db)?.tenant;
  if (tenant === undefined) throw new Error('the transaction is bound to no tenant');
  return tenant;
}

/** Moves the transaction to a tenant; nothing before it is undone. */
export async function bindTenant(db: Kysely<DB>, tenantId: string): Promise<void> {
  const row = await rowOf(
    db,
    z.object({ moment: z.string(), held: z.string().nullable() }),
    sql`/* prepared bindTenant */
    select now()::text as moment, directory.hold_tenant(id) as held, bind_tenant(id) from (select ${tenantId}::uuid as id) one`,
  );
  if (!row) return;
  refuseAway(row.held, 'JOBS');
  noteBound(db, { tenant: tenantId, moment: row.moment });
}
