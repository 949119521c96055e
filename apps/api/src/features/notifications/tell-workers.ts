import { randomUUID } from 'node:crypto';
import { joinBatches } from '#features/notifications/batches.sql.ts';
import { selectDevices } from '#features/notifications/devices.sql.ts';
import { newOffersMail } from '#features/notifications/new-offers-mail.ts';
import { type AppointmentGlimpse, isForEverybody, type OfferNews } from '#features/notifications/offer-news.ts';
import { offerNewsMail } from '#features/notifications/offer-news-mail.ts';
import { enqueuePushes } from '#features/notifications/push-job.ts';
import { selectReachable } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

/** New offers of so long go into one mail. */
const BATCH_MS = 180_000;

interface About {
  readonly appointmentId: string;
  readonly userIds: readonly string[];
  /** The appointment as it was, or all that is left of it. */
  readonly glimpse?: AppointmentGlimpse;
}

/** Tells workers what became of their offers. Written as jobs in the transaction of the change, few statements for many. */
export async function tellWorkers(db: TenantDb, news: OfferNews, about: About): Promise<void> {
  if (about.userIds.length === 0) return;
  const { appointmentId, userIds, glimpse } = about;
  const alsoInactive = isForEverybody(news);
  const message = { news, appointmentId, ...(glimpse ? { glimpse } : {}) };
  if (news === 'NEW_OFFER') await mailNewOffers(db, about);
  else {
    const workers = await selectReachable(db, userIds, { alsoInactive });
    const mails = workers.map(({ id: userId }) => ({ cause: randomUUID(), payload: { ...message, userId } }));
    await enqueueMails(db, offerNewsMail, mails);
  }
  const devices = await selectDevices(db, userIds, { alsoInactive });
  await enqueuePushes(
    db,
    devices.map((device) => ({ ...message, ...device, cause: randomUUID() })),
  );
}

/** The batch is the cause: however many offers join it and however often its job runs, it is one mail. */
async function mailNewOffers(db: TenantDb, { appointmentId, userIds }: About): Promise<void> {
  const opened = await joinBatches(db, appointmentId, userIds);
  const mails = opened.map(({ id }) => ({ cause: id, payload: { batchId: id } }));
  await enqueueMails(db, newOffersMail, mails, { runAt: new Date(Date.now() + BATCH_MS) });
}
