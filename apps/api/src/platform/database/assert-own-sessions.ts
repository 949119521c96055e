import type pg from 'pg';
import { connectTo } from '#platform/database/client.ts';
import { ProvisionError } from '#platform/database/provision-roles.ts';

type Asking = Pick<pg.Client, 'query'>;
/** A pooler hands out what was given back last, unless somebody else is quicker. */
const ROUNDS = 3;

/**
 * Limits, prepared statements, LISTEN and locks belong to a session. A pooler that shares sessions between two transactions
 * mixes them up: the server would start, and every other request fail.
 */
export async function assertOwnSessions(address: string): Promise<void> {
  const [one, other] = await Promise.all([connectTo(address), connectTo(address)]);
  try {
    if (!(await shareSessions(one, other))) return;
    throw new ProvisionError(
      'A pooler in front of the database shares sessions between transactions. Set it to session pooling ' +
        '(PgBouncer: pool_mode = session), or connect to the database itself.',
    );
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

export async function shareSessions(one: Asking, other: Asking): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await backendOf(one);
    await other.query('begin');
    const between = await backendOf(other);
    // While the other holds a transaction, a shared session is not to be had again.
    const after = between === before ? between : await backendOf(one);
    await other.query('rollback');
    if (between === before || after !== before) return true;
  }
  return false;
}

async function backendOf(client: Asking): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
