import type { AccountingProblem } from '@gastspiel/domain/accounting/accounting-problems.ts';
import type { Rejection } from '@gastspiel/domain/accounting/transfer.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const OpenLine = z.object({
  position: z.int(),
  lineId: z.string(),
  version: z.int(),
  isCorrection: z.boolean(),
  content: z.record(z.string(), z.unknown()).nullable(),
  reference: z.string(),
});
/** A line as it is sent; without content it is taken back. */
export type OpenLine = Readonly<z.output<typeof OpenLine>>;

/**
 * The next lines, marked as sent before they are: whatever happens then, it is known that nothing is known of them. Those that were
 * sent and not answered come first, with the version that they had. None of a transfer that has ended: somebody stopped it.
 */
export const takeOpenLines = (db: TenantDb, transferId: string, limit: number): Promise<OpenLine[]> =>
  rowsOf(
    db,
    OpenLine,
    sql`/* takeOpenLines */
    with open as (
      select x.position, x.line_id from accounting_transfer_lines x
      where x.tenant_id = ${TENANT} and x.transfer_id = ${transferId} and x.state in ('WAITING', 'SENT')
        and exists (select from accounting_transfers t where t.tenant_id = ${TENANT} and t.id = x.transfer_id
          and t.ended_at is null)
      order by x.position limit ${limit} for update of x
    ), marked as (
      update accounting_transfer_lines x set state = 'SENT' from open
      where x.tenant_id = ${TENANT} and x.transfer_id = ${transferId} and x.position = open.position
    ), uncertain as (
      update accounting_lines l set is_uncertain = true from open
      where l.tenant_id = ${TENANT} and l.id = open.line_id
    )
    select x.position, x.line_id, x.version, x.content, x.before is not null as is_correction,
      a.description as reference
    from open join accounting_transfer_lines x on x.tenant_id = ${TENANT} and x.transfer_id = ${transferId}
        and x.position = open.position
      join accounting_lines l on l.tenant_id = ${TENANT} and l.id = x.line_id
      join appointments a on a.tenant_id = ${TENANT} and a.id = l.appointment_id
    order by x.position`,
  );

export interface Settled {
  readonly position: number;
  /** Nothing when it was taken. */
  readonly rejection: Rejection | null;
}

/** Keeps the answer of each line, once: the first one counts. A rejected line stands there as it stood before. */
export async function settleLines(
  db: TenantDb,
  transferId: string,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  await sql`/* settleTransferLines */
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as said (position integer, rejection text)
    ), answered as (
      update accounting_transfer_lines x set state = case when said.rejection is null then 'ACCEPTED' else 'REJECTED' end,
        code = said.rejection, settled_at = ${now}
      from said where x.tenant_id = ${TENANT} and x.transfer_id = ${transferId} and x.position = said.position
        and x.state = 'SENT'
      returning x.line_id, x.version, x.content, x.state
    )
    update accounting_lines l set
      -- A rejection says nothing of an earlier version that was never answered.
      is_uncertain = answered.state = 'REJECTED' and exists (select from accounting_transfer_lines o
        where o.tenant_id = ${TENANT} and o.line_id = l.id and o.state = 'SENT' and o.version < answered.version),
      accepted = case answered.state when 'ACCEPTED' then answered.content else l.accepted end,
      accepted_at = case answered.state when 'ACCEPTED' then ${now} else l.accepted_at end
    from answered where l.tenant_id = ${TENANT} and l.id = answered.line_id and l.version = answered.version`.execute(
    db,
  );
  await sql`/* noteTransferProgress */
    update accounting_transfers set tries = 0, problem = null, waits_until = null
    where tenant_id = ${TENANT} and id = ${transferId} and (tries > 0 or problem is not null)`.execute(db);
}

export async function noteWaiting(
  db: TenantDb,
  transferId: string,
  { problem, until, tries }: { readonly problem: AccountingProblem; readonly until: Date; readonly tries: number },
): Promise<void> {
  await sql`/* noteTransferWaits */
    update accounting_transfers set problem = ${problem}, waits_until = ${until}, tries = ${tries}
    where tenant_id = ${TENANT} and id = ${transferId} and ended_at is null`.execute(db);
}
