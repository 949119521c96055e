import type { Transaction } from 'kysely';
import type { Allowance } from '#platform/database/allowance.ts';
import { isReadOnly } from '#platform/database/database-errors.ts';
import type { DB } from '#platform/database/database-types.ts';
import type { PooledClient } from '#platform/database/pool.ts';
import { transactionOn } from '#platform/database/query-builder.ts';

/** A read-only snapshot that the caller ends. */
export interface Reads {
  readonly db: Transaction<DB>;
  /** Gives the connection back for a while. The next statement takes another one, and sees what is there then. */
  pause(): Promise<void>;
  close(): Promise<void>;
}

const START = 'start transaction isolation level repeatable read read only';
/** They belong to the transaction, and to the one that follows it after a pause. */
const REMEMBER = `/* pause */ select current_tenant_id(), current_setting('idle_in_transaction_session_timeout')`;
const RESTORE = `/* go on */ select bind_tenant($1), set_config('idle_in_transaction_session_timeout', $2, true)`;

/** Here it is no sign of a standby: our own statement writes where it may only read, and that is a bug. */
function blameStatement(error: unknown): never {
  throw isReadOnly(error) ? new Error('a statement that writes came with the reads', { cause: error }) : error;
}

export async function openReads(connect: () => Promise<PooledClient>, allowance?: Allowance): Promise<Reads> {
  let isClosed = false;
  let settings: readonly unknown[] | undefined;
  const begin = async () => {
    const client = await connect();
    client.begin(START);
    // Not waited for: it travels with the statement after it, whose answer tells if it failed.
    if (settings) client.query(RESTORE, [...settings]).catch(() => undefined);
    return client;
  };
  let held: PooledClient | undefined = await begin();
  let opening: Promise<PooledClient> | undefined;
  let pausing: Promise<void> | undefined;
  const reopen = async () => {
    // The state to be restored is not known before.
    await pausing;
    opening ??= begin().finally(() => {
      opening = undefined;
    });
    const client = await opening;
    // Closed while it waited for a connection: nobody else would give it back.
    if (isClosed) client.endReads().catch(() => undefined);
    else held = client;
    return client;
  };
  const query = (async (text: string, values?: unknown[]) => {
    if (isClosed) throw new Error('the read transaction is closed');
    allowance?.spendStatement();
    const client = held ?? (await reopen());
    if (isClosed) throw new Error('the read transaction is closed');
    return client.query(text, values).catch(blameStatement);
  }) as PooledClient['query'];
  return {
    db: transactionOn({ query }),
    async pause() {
      const client = held;
      if (!client || isClosed) return;
      held = undefined;
      pausing = Promise.allSettled([client.query(REMEMBER), client.endReads()]).then(([kept]) => {
        if (kept.status === 'fulfilled') settings = Object.values(kept.value.rows[0] ?? {});
        // A statement before it had failed: there is nothing to go on with.
        else isClosed = true;
      });
      await pausing;
    },
    async close() {
      isClosed = true;
      if (held) await held.endReads();
    },
  };
}
