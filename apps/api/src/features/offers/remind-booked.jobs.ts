import { dayBefore } from '@gastspiel/domain/offers/reminders.ts';
import { z } from 'zod';
import { tellWorkers } from '#features/notifications/index.ts';
import { remindBookedOf } from '#features/offers/reminders.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { selectTenantIds } from '#platform/database/tenant-ids.sql.ts';
import { type Chore, defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const REMIND_BOOKED = { name: 'offers.remind-booked', payload: z.object({}) };

/** Asks who is booked for tomorrow to say that they come. Marked and told in one transaction, so each of them once. */
export async function remindBooked(db: TenantDb, now: Date): Promise<void> {
  const which = dayBefore(now);
  if (!which) return;
  const reminded = await remindBookedOf(db, which, now);
  const byAppointment = Map.groupBy(reminded, ({ appointmentId }) => appointmentId);
  for (const [appointmentId, workers] of byAppointment) {
    await tellWorkers(db, 'CONFIRMATION_REMINDER', { appointmentId, userIds: workers.map(({ userId }) => userId) });
  }
}

export const remindBookedWorkers = defineJob({
  ...REMIND_BOOKED,
  run: ({ withTenant }) => withTenant((db) => remindBooked(db, new Date())),
});

/** Every hour of the day, so that one in which nothing ran is made up for; each agency by itself, so that none holds back another. */
export const remindOfTomorrow: Chore = {
  name: 'offers.remind-of-tomorrow',
  at: '0 8-18 * * *',
  run: async (database) => {
    const now = new Date();
    if (!dayBefore(now)) return;
    for (const id of await database.withoutTenant(selectTenantIds)) {
      await database.withTenant(id, (db) => enqueue(db, REMIND_BOOKED, {}, { key: `${REMIND_BOOKED.name}:${id}` }));
    }
  },
};
