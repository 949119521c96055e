import { randomUUID } from 'node:crypto';
import { MAIL_AFTER_MINUTES } from '@gastspiel/domain/notifications/news-way.ts';
import { closeLateBatches, joinBatches } from '#features/notifications/batches.sql.ts';
import { selectDevices } from '#features/notifications/devices.sql.ts';
import { newOffersMail } from '#features/notifications/new-offers-mail.ts';
import {
  type ActNews,
  type AppointmentGlimpse,
  type Correction,
  isForEverybody,
  type OfferNews,
  type PushedNews,
} from '#features/notifications/offer-news.ts';
import { offerNewsMail } from '#features/notifications/offer-news-mail.ts';
import { enqueuePushes, enqueueSeveralPushes } from '#features/notifications/push-job.ts';
import { selectAskingDevices, settleAskingDevices } from '#features/notifications/pushed-questions.sql.ts';
import { severalNewsMail } from '#features/notifications/several-news-mail.ts';
import { selectReachable } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

/** New offers within this time go into one mail. */
const BATCH_MS = 180_000;
const AFTER_PUSH_MS = MAIL_AFTER_MINUTES * 60_000;
const WAITS = [
  [false, BATCH_MS],
  [true, AFTER_PUSH_MS],
] as const;
const after = (ms: number): Date => new Date(Date.now() + ms);

/** A piece of news for one worker about one appointment. */
interface News<Kind extends PushedNews> {
  readonly news: Kind;
  readonly appointmentId: string;
  readonly userId: string;
  /** The appointment as it was, or all that is left of it. */
  readonly glimpse?: AppointmentGlimpse;
  /** The office's message. */
  readonly messageId?: string;
}
export type NewsOfAct = News<ActNews>;

interface About extends Omit<News<OfferNews>, 'news' | 'userId'> {
  readonly userIds: readonly string[];
}

const toEach = <Kind extends PushedNews>(news: Kind, { userIds, ...about }: About): readonly News<Kind>[] =>
  userIds.map((userId) => ({ news, ...about, userId }));

/** Tells workers what became of their offers of one appointment. Written as jobs in the transaction of the change, few statements for many. */
export async function tellWorkers(db: TenantDb, news: OfferNews, about: About): Promise<void> {
  if (news !== 'NEW_OFFER') return tellEach(db, toEach(news, about));
  await tellOfOffers(db, toEach(news, about));
}

/** One act of the office on many shifts is one message a worker, whatever it means for each of them. */
export async function tellOfAct(db: TenantDb, told: readonly NewsOfAct[]): Promise<void> {
  const byWorker = [...Map.groupBy(told, ({ userId }) => userId)];
  const { one = [], several = [] } = Object.groupBy(byWorker, ([, news]) => (news.length === 1 ? 'one' : 'several'));
  await tellEach(
    db,
    one.flatMap(([, news]) => news),
  );
  await tellTogether(db, new Map(several));
}

/** Who is not active any more hears only of what they had and lost. */
const isFor = ({ news }: News<PushedNews>, { isActive }: { readonly isActive: boolean }): boolean =>
  isActive || isForEverybody(news);

/** Each by a message of its own. */
async function tellEach(db: TenantDb, told: readonly News<OfferNews>[]): Promise<void> {
  if (told.length === 0) return;
  const newsOf = Map.groupBy(told, ({ userId }) => userId);
  const userIds = [...newsOf.keys()];
  const workers = await selectReachable(db, userIds);
  const mailsTo = (isPushed: boolean, more: { readonly pushedAt?: Date }) =>
    workers
      .filter((worker) => worker.isPushed === isPushed)
      .flatMap((worker) => (newsOf.get(worker.id) ?? []).filter((news) => isFor(news, worker)))
      .map((news) => ({ cause: randomUUID(), payload: { ...news, ...more } }));
  await enqueueMails(db, offerNewsMail, mailsTo(false, {}));
  await enqueueMails(db, offerNewsMail, mailsTo(true, { pushedAt: new Date() }), { runAt: after(AFTER_PUSH_MS) });
  await pushEach(db, newsOf);
}

async function pushEach(db: TenantDb, newsOf: ReadonlyMap<string, readonly News<OfferNews>[]>): Promise<void> {
  const devices = await selectDevices(db, [...newsOf.keys()]);
  await enqueuePushes(
    db,
    devices.flatMap(({ userId, device, ...person }) =>
      (newsOf.get(userId) ?? [])
        .filter((news) => isFor(news, person))
        .map((news) => ({ ...news, device, cause: randomUUID() })),
    ),
  );
}

/** All of a worker's by one message. */
async function tellTogether(db: TenantDb, newsOf: ReadonlyMap<string, readonly NewsOfAct[]>): Promise<void> {
  if (newsOf.size === 0) return;
  const shiftsFor = (id: string, person: { readonly isActive: boolean }) =>
    (newsOf.get(id) ?? []).filter((news) => isFor(news, person)).map(({ userId: _who, ...shift }) => shift);
  const workers = (await selectReachable(db, [...newsOf.keys()])).map((worker) => ({
    ...worker,
    shifts: shiftsFor(worker.id, worker),
  }));
  const mailsTo = (isPushed: boolean, more: { readonly pushedAt?: Date }) =>
    workers
      .filter((worker) => worker.isPushed === isPushed && worker.shifts.length > 0)
      .map(({ id: userId, shifts }) => ({ cause: randomUUID(), payload: { userId, shifts, ...more } }));
  await enqueueMails(db, severalNewsMail, mailsTo(false, {}));
  await enqueueMails(db, severalNewsMail, mailsTo(true, { pushedAt: new Date() }), { runAt: after(AFTER_PUSH_MS) });
  const devices = await selectDevices(db, [...newsOf.keys()]);
  await enqueueSeveralPushes(
    db,
    devices
      .map(({ userId, device, ...person }) => ({ userId, device, shifts: shiftsFor(userId, person) }))
      .filter(({ shifts }) => shifts.length > 0)
      .map((push) => ({ ...push, cause: randomUUID() })),
  );
}

interface Correcting extends Omit<News<Correction>, 'messageId'> {}

/** Devices that show the offer show this in its place. */
export const correctPushes = (db: TenantDb, news: Correction, about: About): Promise<void> =>
  correctEach(db, toEach(news, about));

/** The same for offers of several appointments. */
export async function correctEach(db: TenantDb, corrections: readonly Correcting[]): Promise<void> {
  for (const [select, chosen] of [
    [selectAskingDevices, corrections.filter(({ news }) => news === 'OFFER_CHANGED')],
    [settleAskingDevices, corrections.filter(({ news }) => news !== 'OFFER_CHANGED')],
  ] as const) {
    if (chosen.length === 0) continue;
    const keyOf = ({ appointmentId, userId }: Pick<Correcting, 'appointmentId' | 'userId'>) =>
      `${appointmentId} ${userId}`;
    const byPair = new Map(chosen.map((one) => [keyOf(one), one]));
    const devices = await select(db, chosen);
    await enqueuePushes(
      db,
      devices.flatMap((asking) => {
        const correction = byPair.get(keyOf(asking));
        return correction ? [{ ...correction, device: asking.device, cause: randomUUID() }] : [];
      }),
    );
  }
}

interface NewOffer {
  readonly appointmentId: string;
  readonly userId: string;
}

/**
 * New offers, of one appointment or of many: one mail for the offers of a few minutes, and on a device each by itself, because it is
 * answered there.
 */
export async function tellOfOffers(db: TenantDb, offers: readonly NewOffer[]): Promise<void> {
  if (offers.length === 0) return;
  await closeLateBatches(db, [...new Set(offers.map(({ userId }) => userId))]);
  // The batch is the cause: however many offers join it and however often its job runs, it is one mail.
  const opened = await joinBatches(db, offers);
  for (const [isPushed, waitMs] of WAITS) {
    const batches = opened.filter((batch) => batch.isPushed === isPushed);
    const mails = batches.map(({ id }) => ({ cause: id, payload: { batchId: id } }));
    await enqueueMails(db, newOffersMail, mails, { runAt: after(waitMs) });
  }
  const told = offers.map(({ appointmentId, userId }) => ({ news: 'NEW_OFFER', appointmentId, userId }) as const);
  await pushEach(
    db,
    Map.groupBy(told, ({ userId }) => userId),
  );
}
