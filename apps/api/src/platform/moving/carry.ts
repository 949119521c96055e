import pg from 'pg';
import { copyAcross } from '#platform/moving/copy-across.ts';
import { type Digest, differences, digestOfJobs, digestsOf } from '#platform/moving/digests.ts';
import { bound, findMoving, queueJobs, takeMove } from '#platform/moving/rest.ts';
import { tenantTables } from '#platform/moving/tenant-tables.ts';

export interface Carried {
  readonly digests: readonly Digest[];
  /** The places that arrived otherwise; then nothing has been kept of it all. */
  readonly differing: readonly string[];
}

class Differs extends Error {
  readonly carried: Carried;

  constructor(carried: Carried) {
    super('what arrived differs from what was sent');
    this.carried = carried;
  }
}

const SNAPSHOT = 'begin isolation level repeatable read read only';
/** As the owner may: no notes for open browsers, and lines of invoices that were sent elsewhere. */
const ARRIVAL = `set local app.retention = 'on'; set local app.arrival = 'on'`;

/**
 * Carries all of an agency that rests: one snapshot here, one transaction there, which is undone if what has arrived is not bit for bit
 * what was sent.
 */
export async function carry(
  source: pg.Client,
  target: pg.Client,
  { tenantId, moveId }: { readonly tenantId: string; readonly moveId: string },
): Promise<Carried> {
  try {
    return await bound(target, tenantId, async () => {
      if (!(await takeMove(target, tenantId, 'TRANSACTION')))
        throw new Error('somebody else carries it at this moment');
      await target.query(ARRIVAL);
      const sent = await bound(source, tenantId, () => send(source, target, tenantId), SNAPSHOT);
      const arrived = [...(await digestsOf(target, tenantId)), await digestOfJobs(target, tenantId, 'QUEUED')];
      const carried = { digests: sent, differing: differences(sent, arrived) };
      if (carried.differing.length > 0) throw new Differs(carried);
      await target.query('/* arrive */ update directory.tenants set arrived_by = $2 where id = $1', [tenantId, moveId]);
      // Still ours to carry, and nobody has woken it up meanwhile.
      const still = await findMoving(source, tenantId);
      if (!still?.frozen || still.move_id !== moveId) throw new Error('the agency does not rest any more');
      return carried;
    });
  } catch (error) {
    if (error instanceof Differs) return error.carried;
    throw error;
  }
}

async function send(source: pg.Client, target: pg.Client, tenantId: string): Promise<readonly Digest[]> {
  const id = pg.escapeLiteral(tenantId);
  for (const { name, columns, own } of await tenantTables(source)) {
    const rows = `select ${columns} from ${name} where ${own.replace('$1', id)}`;
    // Not straight into the table: COPY into one under row-level security is refused, to its owner too.
    await target.query(`create temp table arriving on commit drop as select ${columns} from ${name} with no data`);
    await copyAcross(source, rows, target, 'pg_temp.arriving');
    await target.query(`insert into ${name} (${columns}) select ${columns} from pg_temp.arriving`);
    await target.query('drop table pg_temp.arriving');
  }
  // Triggers have written notes there for browsers that nobody has opened yet.
  await target.query('delete from public.outbox where tenant_id = $1 and refusal is null', [tenantId]);
  await target.query('create temp table arriving (like maintenance.resting_jobs) on commit drop');
  await copyAcross(
    source,
    `select * from maintenance.resting_jobs where tenant_id = ${id}`,
    target,
    'pg_temp.arriving',
  );
  await queueJobs(target, 'pg_temp.arriving');
  return [...(await digestsOf(source, tenantId)), await digestOfJobs(source, tenantId, 'RESTING')];
}
