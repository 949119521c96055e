import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { hasEnough, type Places } from '@gastspiel/domain/waves/wave-plan.ts';
import { type AppointmentRow, loadAppointment } from '#features/appointments/index.ts';
import { lockAllOffersForUpdate } from '#features/offers/locks.sql.ts';
import { contactWorkers, lockEligible } from '#features/offers/offer-to.ts';
import { rankingOf } from '#features/offers/rank-candidates.ts';
import { ADVANCE_WAVES } from '#features/offers/waves/wake-waves.ts';
import { changeRun, insertWave, type RunRow } from '#features/offers/waves/waves.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

export const placesOf = ({ startsAt, desiredTargetUsers, booked, accepted }: AppointmentRow): Places => ({
  startsAt,
  wanted: desiredTargetUsers,
  booked,
  accepted,
});

type Plan = Pick<RunRow, 'sizes' | 'sent' | 'gapMinutes'>;
type Outcome = 'SENT' | 'ENOUGH' | 'NOBODY';

/**
 * The next wave goes out; the caller holds the appointment. An answer takes no lock but its offer's, so all offers are held before it is
 * counted a last time: whoever accepts now comes before the wave, and is counted, or after it.
 */
export async function sendWave(scope: MutationScope, appointment: AppointmentRow, plan: Plan): Promise<Outcome> {
  const { db, now } = scope;
  const { id } = appointment;
  const number = plan.sent + 1;
  const best = await rankingOf(db, appointment, now).best(plan.sizes[plan.sent] ?? 0);
  const userIds = await lockEligible(db, appointment, { userIds: best, availabilities: ['AVAILABLE'] });
  await lockAllOffersForUpdate(db, id);
  if (hasEnough(placesOf(await loadAppointment(db, id)))) return 'ENOUGH';
  const created = await contactWorkers(scope, id, userIds);
  if (created.length === 0) return 'NOBODY';
  const members = created.map(({ userId }) => userId);
  await insertWave(db, { appointmentId: id, number, sentAt: now }, members);
  await planNext(db, appointment, { ...plan, sent: number, nextWaveAt: addMinutes(now, plan.gapMinutes) });
  return 'SENT';
}

/** Notes when the next wave is due, and sees to it that somebody looks then. */
export async function planNext(
  db: TenantDb,
  { id, startsAt }: Pick<AppointmentRow, 'id' | 'startsAt'>,
  { sizes, sent, nextWaveAt }: Pick<RunRow, 'sizes' | 'sent' | 'nextWaveAt'>,
): Promise<void> {
  await changeRun(db, id, { nextWaveAt });
  if (sent >= sizes.length || nextWaveAt >= startsAt) return;
  await enqueue(db, ADVANCE_WAVES, { appointmentId: id }, { key: `waves:${id}:${sent + 1}`, runAt: nextWaveAt });
}
