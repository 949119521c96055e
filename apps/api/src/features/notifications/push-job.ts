import { z } from 'zod';
import { deleteDevice, findDevice } from '#features/notifications/devices.sql.ts';
import { isForEverybody, isStillTrue, OfferNewsPayload } from '#features/notifications/offer-news.ts';
import { pushText } from '#features/notifications/push-text.ts';
import { findRecipient, findToldNews } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { enqueueAll } from '#platform/jobs/enqueue.ts';
import type { Push, PushMessage } from '#platform/push/push.ts';

const PUSH_NEWS = {
  name: 'notifications.push',
  payload: OfferNewsPayload.extend({ cause: z.uuid(), device: z.string() }),
};
type PushNews = z.output<typeof PUSH_NEWS.payload>;

/** One piece of news to one phone: a phone that is out of reach holds up no other. */
export const pushNews = (push: Push | undefined) =>
  defineJob({
    ...PUSH_NEWS,
    run: async ({ payload, withTenant, signal }) => {
      if (!push) return;
      const ready = await withTenant((db) => compose(db, payload));
      if (!ready) return;
      const outcome = await push.send(ready.token, ready.message, signal);
      if (outcome === 'UNREGISTERED') await withTenant((db) => deleteDevice(db, payload.userId, ready.token));
    },
  });

export const enqueuePushes = (db: TenantDb, pushes: readonly z.input<typeof PUSH_NEWS.payload>[]): Promise<void> =>
  enqueueAll(db, PUSH_NEWS, pushes);

/** As of the moment of sending; nothing when it is no longer so, or the phone is somebody else's by now. */
async function compose(
  db: TenantDb,
  { news, appointmentId, userId, glimpse, device, cause }: PushNews,
): Promise<{ token: string; message: PushMessage } | undefined> {
  const token = await findDevice(db, userId, device);
  const worker = await findRecipient(db, userId);
  if (!token || !worker || (worker.state !== 'ACTIVE' && !isForEverybody(news))) return undefined;
  const current = await findToldNews(db, appointmentId, userId);
  const shown = isForEverybody(news) ? (glimpse ?? current) : current;
  if (!shown || !isStillTrue(news, current?.state ?? null)) return undefined;
  const path = current?.offerId && !isForEverybody(news) ? `/offer/${current.offerId}` : '/';
  return { token, message: { ...pushText(news, shown, new Date()), path, tag: cause } };
}
