import { WAVE_RUN_STATES, type WaveRunState } from '@gastspiel/domain/waves/wave-plan.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** A run as its rows tell it. */
export const RunRow = z.object({
  state: z.enum(WAVE_RUN_STATES),
  sizes: z.array(z.int()),
  gapMinutes: z.int(),
  nextWaveAt: z.date(),
  sent: z.int(),
  openOfLast: z.int(),
  lastSentAt: z.date().nullable(),
  homeTenantId: z.string(),
  userId: z.string(),
});
export type RunRow = Readonly<z.output<typeof RunRow>>;

/** Read while the appointment is held, so that what is counted stays true. */
export async function findRun(db: TenantDb, appointmentId: string): Promise<RunRow | undefined> {
  return rowOf(
    db,
    RunRow,
    sql`/* findWaveRun */
    select r.state, r.sizes, r.gap_minutes, r.next_wave_at, sent.count as sent, sent.last as last_sent_at,
      r.actor_tenant_id as home_tenant_id, r.actor_user_id as user_id,
      (select count(*)::int from offer_wave_members m
        join offers o on o.tenant_id = m.tenant_id and o.appointment_id = m.appointment_id and o.user_id = m.user_id
        where m.tenant_id = ${TENANT} and m.appointment_id = r.appointment_id and m.wave_number = sent.count
          and o.state = 'CONTACTED') as open_of_last
    from offer_wave_runs r cross join lateral (
      select count(*)::int as count, max(w.sent_at) as last from offer_waves w
      where w.tenant_id = ${TENANT} and w.appointment_id = r.appointment_id) sent
    where r.tenant_id = ${TENANT} and r.appointment_id = ${appointmentId}`,
  );
}

interface NewRun {
  readonly sizes: readonly number[];
  readonly gapMinutes: number;
  readonly nextWaveAt: Date;
  readonly actor: { readonly homeTenantId: string; readonly userId: string };
}

/** Begins the run, or begins the one that has ended anew. */
export async function startRun(db: TenantDb, appointmentId: string, run: NewRun): Promise<void> {
  await sql`/* startWaveRun */
    insert into offer_wave_runs
      (tenant_id, appointment_id, state, sizes, gap_minutes, next_wave_at, actor_tenant_id, actor_user_id)
    values (${TENANT}, ${appointmentId}, 'RUNNING', ${run.sizes}::int[], ${run.gapMinutes}, ${run.nextWaveAt},
      ${run.actor.homeTenantId}, ${run.actor.userId})
    on conflict (tenant_id, appointment_id) do update set state = excluded.state, sizes = excluded.sizes,
      gap_minutes = excluded.gap_minutes, next_wave_at = excluded.next_wave_at, actor_tenant_id = excluded.actor_tenant_id,
      actor_user_id = excluded.actor_user_id`.execute(db);
}

interface RunChange {
  readonly state?: WaveRunState;
  readonly nextWaveAt?: Date;
  readonly sizes?: readonly number[];
  readonly gapMinutes?: number;
}

export async function changeRun(db: TenantDb, appointmentId: string, change: RunChange): Promise<void> {
  await sql`/* changeWaveRun */
    update offer_wave_runs set state = coalesce(${change.state ?? null}, state),
      next_wave_at = coalesce(${change.nextWaveAt ?? null}, next_wave_at),
      sizes = coalesce(${change.sizes ?? null}::int[], sizes),
      gap_minutes = coalesce(${change.gapMinutes ?? null}, gap_minutes)
    where tenant_id = ${TENANT} and appointment_id = ${appointmentId}`.execute(db);
}

/** A wave went out to these. */
export async function insertWave(
  db: TenantDb,
  { appointmentId, number, sentAt }: { readonly appointmentId: string; readonly number: number; readonly sentAt: Date },
  userIds: readonly string[],
): Promise<void> {
  await sql`/* insertWave */
    insert into offer_waves (tenant_id, appointment_id, number, sent_at)
    values (${TENANT}, ${appointmentId}, ${number}, ${sentAt})`.execute(db);
  await insertRows(
    db,
    { same: [appointmentId, number], each: userIds.map((chosen) => [chosen]) },
    (values) => sql`/* insertWaveMembers */
    insert into offer_wave_members (tenant_id, appointment_id, wave_number, user_id) ${values}`,
  );
}

/** The office took these off an appointment: no wave asks them to come after all. */
export async function passOver(db: TenantDb, appointmentId: string, userIds: readonly string[]): Promise<void> {
  await insertRows(
    db,
    { same: [appointmentId], each: userIds.map((chosen) => [chosen]) },
    (values) => sql`/* passOverByWaves */
    insert into offer_wave_members (tenant_id, appointment_id, user_id) ${values} on conflict do nothing`,
  );
}

/** A wave that went out, and what came of it. */
export const SentWave = z.object({
  number: z.int(),
  sentAt: z.date(),
  size: z.int(),
  accepted: z.int(),
  declined: z.int(),
  open: z.int(),
});
export type SentWave = Readonly<z.output<typeof SentWave>>;

export async function selectSentWaves(db: TenantDb, appointmentId: string): Promise<readonly SentWave[]> {
  return rowsOf(
    db,
    SentWave,
    sql`/* selectSentWaves */
    select w.number, w.sent_at, count(m.user_id)::int as size,
      count(*) filter (where o.state in ('ACCEPTED', 'BOOKED'))::int as accepted,
      count(*) filter (where o.state = 'DECLINED')::int as declined,
      count(*) filter (where o.state = 'CONTACTED')::int as open
    from offer_waves w
      left join offer_wave_members m on m.tenant_id = w.tenant_id and m.appointment_id = w.appointment_id
        and m.wave_number = w.number
      left join offers o on o.tenant_id = m.tenant_id and o.appointment_id = m.appointment_id and o.user_id = m.user_id
    where w.tenant_id = ${TENANT} and w.appointment_id = ${appointmentId}
    group by w.number, w.sent_at order by w.number`,
  );
}
