import type { z } from 'zod';
import { deleteDevice } from '#features/devices/index.ts';
import { answerToken } from '#features/notifications/answer-link.ts';
import { pushReceipt } from '#features/notifications/confirm-push.ts';
import { findDevice } from '#features/notifications/devices.sql.ts';
import {
  isCorrection,
  isForEverybody,
  isStillTrue,
  newsOf,
  PushPayload,
  SeveralPushPayload,
} from '#features/notifications/offer-news.ts';
import { pushText, severalPushText } from '#features/notifications/push-text.ts';
import { rememberQuestion } from '#features/notifications/pushed-questions.sql.ts';
import { selectTrueShifts, titled } from '#features/notifications/several-news.ts';
import { findMessageText, findRecipient, findToldNews } from '#features/notifications/told-offers.sql.ts';
import { findCurrentTenant } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { enqueueAll } from '#platform/jobs/enqueue.ts';
import type { Push, PushAddress, PushMessage } from '#platform/push/push.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const PUSH_NEWS = { name: 'notifications.push', payload: PushPayload };
const PUSH_SEVERAL = { name: 'notifications.push-several', payload: SeveralPushPayload };
type PushNews = z.output<typeof PUSH_NEWS.payload>;

interface Ready {
  readonly address: PushAddress;
  readonly message: PushMessage;
}
interface Means {
  readonly tenantId: string;
  readonly secrets: Secrets;
}

/** One message to one phone: a phone that is out of reach holds up no other. */
const sending =
  <Payload extends { readonly userId: string }>(
    job: { readonly name: string; readonly payload: z.ZodType<Payload> },
    composed: (db: TenantDb, payload: Payload, means: Means) => Promise<Ready | undefined>,
  ) =>
  (push: Push | undefined, secrets: Secrets) =>
    defineJob({
      ...job,
      share: 'messages',
      run: async ({ tenantId, payload, withTenant, signal }) => {
        if (!push) return;
        const ready = await withTenant((db) => composed(db, payload, { tenantId, secrets }));
        if (!ready) return;
        const outcome = await push.send(ready.address, ready.message, signal);
        if (outcome === 'UNREGISTERED') await withTenant((db) => deleteDevice(db, payload.userId, ready.address.token));
      },
    });

/** One piece of news. */
export const pushNews = sending(PUSH_NEWS, compose);
/** The news of one act for several shifts. */
export const pushSeveral = sending(PUSH_SEVERAL, composeSeveral);

export const enqueuePushes = (db: TenantDb, pushes: readonly z.input<typeof PUSH_NEWS.payload>[]): Promise<void> =>
  enqueueAll(db, PUSH_NEWS, pushes);

export const enqueueSeveralPushes = (
  db: TenantDb,
  pushes: readonly z.input<typeof PUSH_SEVERAL.payload>[],
): Promise<void> => enqueueAll(db, PUSH_SEVERAL, pushes);

/** It opens the list; each question in it is answered on its own page. */
async function composeSeveral(
  db: TenantDb,
  { userId, shifts, device, cause }: z.output<typeof PUSH_SEVERAL.payload>,
  { tenantId, secrets }: Means,
): Promise<Ready | undefined> {
  const address = await findDevice(db, userId, device);
  const worker = await findRecipient(db, userId);
  const tenant = await findCurrentTenant(db);
  const [sign] = shifts;
  if (!address || !worker || !tenant || !sign) return undefined;
  const told = await selectTrueShifts(db, userId, shifts, { isActive: worker.state === 'ACTIVE' });
  if (told.length === 0) return undefined;
  return {
    address,
    message: {
      ...severalPushText(told, new Date()),
      path: '/',
      tag: cause,
      receipt: pushReceipt(secrets, tenantId, userId, sign.appointmentId),
      icon: `/apps/${tenant.appKey}/icon-192.png`,
    },
  };
}

/** As of the moment of sending; nothing when it is no longer so, or the phone is somebody else's by now. */
async function compose(
  db: TenantDb,
  { news: ordered, appointmentId, userId, glimpse, messageId, device }: PushNews,
  { tenantId, secrets }: Means,
): Promise<Ready | undefined> {
  const address = await findDevice(db, userId, device);
  const worker = await findRecipient(db, userId);
  const tenant = await findCurrentTenant(db);
  const current = await findToldNews(db, appointmentId, userId);
  const news = newsOf(ordered, current?.state ?? null);
  if (!address || !worker || !tenant || (worker.state !== 'ACTIVE' && !isForEverybody(news))) return undefined;
  const now = current && titled(current);
  const shown = isForEverybody(news) ? (glimpse ?? now) : now;
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
