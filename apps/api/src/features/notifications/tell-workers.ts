import { randomUUID } from 'node:crypto';
import { MAIL_AFTER_MINUTES } from '@gastspiel/domain/notifications/news-way.ts';
import { closeLateBatches, joinBatches } from '#features/notifications/batches.sql.ts';
import { selectDevices } from '#features/notifications/devices.sql.ts';
import { newOffersMail } from '#features/notifications/new-offers-mail.ts';
import {
  type AppointmentGlimpse,
  type Correction,
  isForEverybody,
  type OfferNews,
} from '#features/notifications/offer-news.ts';
import { offerNewsMail } from '#features/notifications/offer-news-mail.ts';
import { enqueuePushes } from '#features/notifications/push-job.ts';
import { selectAskingDevices, settleAskingDevices } from '#features/notifications/pushed-questions.sql.ts';
import { selectReachable } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

/** New offers of so long go into one mail. */
const BATCH_MS = 180_000;
const AFTER_PUSH_MS = MAIL_AFTER_MINUTES * 60_000;
const WAITS = [
  [false, BATCH_MS],
  [true, AFTER_PUSH_MS],
] as const;
const after = (ms: number): Date => new Date(Date.now() + ms);

interface About {
  readonly appointmentId: string;
  readonly userIds: readonly string[];
  /** The appointment as it was, or all that is left of it. */
  readonly glimpse?: AppointmentGlimpse;
  /** What the office wrote. */
  readonly messageId?: string;
}

/** Tells workers what became of their offers. Written as jobs in the transaction of the change, few statements for many. */
export async function tellWorkers(db: TenantDb, news: OfferNews, about: About): Promise<void> {
  if (about.userIds.length === 0) return;
  const { appointmentId, userIds, glimpse, messageId } = about;
  const alsoInactive = isForEverybody(news);
  const message = { news, appointmentId, ...(glimpse && { glimpse }), ...(messageId && { messageId }) };
  if (news === 'NEW_OFFER') await mailNewOffers(db, about);
  else {
    const workers = await selectReachable(db, userIds, { alsoInactive });
    const mailsTo = (isPushed: boolean, more: { readonly pushedAt?: Date }) =>
      workers
        .filter((worker) => worker.isPushed === isPushed)
        .map(({ id: userId }) => ({ cause: randomUUID(), payload: { ...message, ...more, userId } }));
    await enqueueMails(db, offerNewsMail, mailsTo(false, {}));
    const pushedAt = new Date();
    await enqueueMails(db, offerNewsMail, mailsTo(true, { pushedAt }), { runAt: after(AFTER_PUSH_MS) });
  }
  const devices = await selectDevices(db, userIds, { alsoInactive });
  await enqueuePushes(
    db,
    devices.map((device) => ({ ...message, ...device, cause: randomUUID() })),
  );
}

/** Devices that show the offer show this in its place. */
export async function correctPushes(db: TenantDb, news: Correction, about: About): Promise<void> {
  const { appointmentId, userIds, glimpse } = about;
  if (userIds.length === 0) return;
  const devices = await (news === 'OFFER_CHANGED' ? selectAskingDevices : settleAskingDevices)(db, about);
  const message = { news, appointmentId, ...(glimpse ? { glimpse } : {}) };
  await enqueuePushes(
    db,
    devices.map((device) => ({ ...message, ...device, cause: randomUUID() })),
  );
}

/** The batch is the cause: however many offers join it and however often its job runs, it is one mail. */
async function mailNewOffers(db: TenantDb, { appointmentId, userIds }: About): Promise<void> {
  await closeLateBatches(db, userIds);
  const opened = await joinBatches(db, appointmentId, userIds);
  for (const [isPushed, waitMs] of WAITS) {
    const batches = opened.filter((batch) => batch.isPushed === isPushed);
    const mails = batches.map(({ id }) => ({ cause: id, payload: { batchId: id } }));
    await enqueueMails(db, newOffersMail, mails, { runAt: after(waitMs) });
  }
}
