import { randomUUID } from 'node:crypto';
import type { StaffNews } from '#features/notifications/offer-news.ts';
import { staffNewsMail } from '#features/notifications/staff-news-mail.ts';
import { selectPlanners } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

interface About {
  readonly appointmentId: string;
  /** The booked worker. */
  readonly userId: string;
}

/** Tells those of the office who plan that a booking may fail. Written as jobs in the transaction of the change. */
export async function tellStaff(db: TenantDb, news: StaffNews, { appointmentId, userId }: About): Promise<void> {
  const planners = await selectPlanners(db);
  await enqueueMails(
    db,
    staffNewsMail,
    planners.map(({ id }) => ({ cause: randomUUID(), payload: { news, appointmentId, userId, staffId: id } })),
  );
}
