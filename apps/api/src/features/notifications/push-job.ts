import type { z } from 'zod';
import { answerToken } from '#features/notifications/answer-link.ts';
import { pushReceipt } from '#features/notifications/confirm-push.ts';
import { deleteDevice, findDevice } from '#features/notifications/devices.sql.ts';
import { isCorrection, isForEverybody, isStillTrue, newsOf, PushPayload } from '#features/notifications/offer-news.ts';
import { pushText } from '#features/notifications/push-text.ts';
import { rememberQuestion } from '#features/notifications/pushed-questions.sql.ts';
import { findMessageText, findRecipient, findToldNews } from '#features/notifications/told-offers.sql.ts';
import { findCurrentTenant } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { enqueueAll } from '#platform/jobs/enqueue.ts';
import type { Push, PushAddress, PushMessage } from '#platform/push/push.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const PUSH_NEWS = { name: 'notifications.push', payload: PushPayload };
type PushNews = z.output<typeof PUSH_NEWS.payload>;

/** One piece of news to one phone: a phone that is out of reach holds up no other. */
export const pushNews = (push: Push | undefined, secrets: Secrets) =>
  defineJob({
    ...PUSH_NEWS,
    share: 'messages',
    run: async ({ tenantId, payload, withTenant, signal }) => {
      if (!push) return;
      const ready = await withTenant((db) => compose(db, payload, { tenantId, secrets }));
      if (!ready) return;
      const outcome = await push.send(ready.address, ready.message, signal);
      if (outcome === 'UNREGISTERED') await withTenant((db) => deleteDevice(db, payload.userId, ready.address.token));
    },
  });

export const enqueuePushes = (db: TenantDb, pushes: readonly z.input<typeof PUSH_NEWS.payload>[]): Promise<void> =>
  enqueueAll(db, PUSH_NEWS, pushes);

/** As of the moment of sending; nothing when it is no longer so, or the phone is somebody else's by now. */
async function compose(
  db: TenantDb,
  { news: ordered, appointmentId, userId, glimpse, messageId, device }: PushNews,
  { tenantId, secrets }: { readonly tenantId: string; readonly secrets: Secrets },
): Promise<{ address: PushAddress; message: PushMessage } | undefined> {
  const address = await findDevice(db, userId, device);
  const worker = await findRecipient(db, userId);
  const tenant = await findCurrentTenant(db);
  const current = await findToldNews(db, appointmentId, userId);
  const news = newsOf(ordered, current?.state ?? null);
  if (!address || !worker || !tenant || (worker.state !== 'ACTIVE' && !isForEverybody(news))) return undefined;
  const shown = isForEverybody(news) ? (glimpse ?? current) : current;
  if (!shown || !isStillTrue(news, current?.state ?? null)) return undefined;
  const path = current?.offerId && !isForEverybody(news) ? `/offer/${current.offerId}` : '/';
  const asks = current?.state === 'CONTACTED' && news !== 'FILLED' && !isForEverybody(news);
  const question = asks ? current.offerId : null;
  // Answered or withdrawn a moment ago: whoever did that could not know of this device yet.
  if (question && !(await rememberQuestion(db, question, address.token))) return undefined;
  return {
    address,
    message: {
      ...pushText(news, shown, new Date(), messageId && (await findMessageText(db, messageId))),
      path,
      tag: appointmentId,
      receipt: pushReceipt(secrets, tenantId, userId, appointmentId),
      icon: `/apps/${tenant.appKey}/icon-192.png`,
      ...(question && { answer: answerToken(secrets, tenantId, question) }),
      ...(news === 'CONFIRMATION_REMINDER' &&
        current?.offerId && { confirm: answerToken(secrets, tenantId, current.offerId) }),
      ...(isCorrection(news) && { isQuiet: true }),
    },
  };
}
