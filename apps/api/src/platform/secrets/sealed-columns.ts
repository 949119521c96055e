import type pg from 'pg';
import type { Secrets } from '#platform/secrets/secrets.ts';

export interface SealedColumn {
  /** With its schema; it has a column tenant_id. */
  readonly table: string;
  readonly column: string;
  /** The column whose value is bound into the seal as the row's id. */
  readonly rowId: string;
  /** The field's name as it is bound into the seal. */
  readonly field: string;
}

export interface KeyCount {
  readonly keyId: string;
  /** Table and column. */
  readonly place: string;
  readonly count: number;
}

const keyIdOf = (column: string): string => `convert_from(substr(${column}, 3, get_byte(${column}, 1)), 'UTF8')`;

/**
 * How many values each key holds, by column. As the owner: row-level security holds for it too, so it looks at one tenant after the
 * other, deleted ones included.
 */
export async function countKeys(owner: pg.Client, columns: readonly SealedColumn[]): Promise<readonly KeyCount[]> {
  const counts = new Map<string, KeyCount>();
  for (const tenantId of await tenantIds(owner)) {
    for (const row of await countKeysOf(owner, columns, tenantId)) {
      const name = `${row.keyId} ${row.place}`;
      counts.set(name, { ...row, count: row.count + (counts.get(name)?.count ?? 0) });
    }
  }
  return [...counts.values()].toSorted((a, b) => `${a.keyId} ${a.place}`.localeCompare(`${b.keyId} ${b.place}`));
}

/** The same of one tenant. */
export function countKeysOf(
  owner: pg.Client,
  columns: readonly SealedColumn[],
  tenantId: string,
): Promise<readonly KeyCount[]> {
  const statement = `/* countKeys */ ${columns
    .map(
      ({
        table,
        column,
      }) => `select ${keyIdOf(column)} as "keyId", '${table}.${column}' as place, count(*)::int as count
        from ${table} where tenant_id = $1 and ${column} is not null group by 1`,
    )
    .join(' union all ')}`;
  return inTenant(owner, tenantId, async () => (await owner.query<KeyCount>(statement, [tenantId])).rows);
}

/**
 * Seals anew what is sealed with another key than the current one, some rows at a time. What somebody saves meanwhile is sealed with
 * the current key anyway, and left alone. It can be broken off and begun again.
 */
export async function resealAll(
  owner: pg.Client,
  columns: readonly SealedColumn[],
  {
    secrets,
    currentId,
    batch = 500,
  }: { readonly secrets: Secrets; readonly currentId: string; readonly batch?: number },
  onBatch: (place: string, count: number) => void,
): Promise<void> {
  for (const sealed of columns) {
    for (const tenantId of await tenantIds(owner)) {
      for (;;) {
        const count = await inTenant(owner, tenantId, () =>
          resealBatch(owner, sealed, tenantId, { secrets, currentId, batch }),
        );
        if (count === 0) break;
        onBatch(`${sealed.table}.${sealed.column}`, count);
      }
    }
  }
}

async function resealBatch(
  owner: pg.Client,
  { table, column, rowId, field }: SealedColumn,
  tenantId: string,
  { secrets, currentId, batch }: { readonly secrets: Secrets; readonly currentId: string; readonly batch: number },
): Promise<number> {
  // Locked in one order, and until this batch is committed: nobody's newer value is written over.
  const { rows } = await owner.query<{ id: string; value: Buffer }>(
    `/* selectOldSeals */ select ${rowId}::text as id, ${column} as value from ${table}
     where tenant_id = $1 and ${column} is not null and ${keyIdOf(column)} <> $2 order by 1 limit $3 for update`,
    [tenantId, currentId, batch],
  );
  const renewed = rows.map(({ id, value }) => {
    const place = { tenantId, rowId: id, field };
    return secrets.seal(place, secrets.open(place, value));
  });
  await owner.query(
    `/* reseal */ update ${table} t set ${column} = n.value
     from unnest($2::text[], $3::bytea[], $4::bytea[]) as n(id, old, value)
     where t.tenant_id = $1 and t.${rowId}::text = n.id and t.${column} = n.old`,
    [tenantId, rows.map(({ id }) => id), rows.map(({ value }) => value), renewed],
  );
  return rows.length;
}

async function tenantIds(owner: pg.Client): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>('/* allTenants */ select id from directory.tenants order by id');
  return rows.map(({ id }) => id);
}

async function inTenant<T>(owner: pg.Client, tenantId: string, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    await owner.query(`select public.bind_tenant($1)`, [tenantId]);
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
