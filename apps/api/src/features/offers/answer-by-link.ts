import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_ANSWERS } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { type AnswerLink, readAnswerToken } from '#features/notifications/index.ts';
import { type Answerer, countWrongLink, findAnswerer } from '#features/offers/answer-link.sql.ts';
import { giveAnswer } from '#features/offers/answer-offer.ts';
import { confirm } from '#features/offers/confirm-booking.ts';
import { assertNotBegun } from '#features/offers/load-offer.ts';
import { markOpened, type OwnOffer } from '#features/offers/own-offers.sql.ts';
import { loadOwnOffer } from '#features/offers/own-offers.ts';
import { findCurrentTenant, findTheme, type TenantTheme } from '#features/tenants/index.ts';
import { bindTenant } from '#platform/database/bound.ts';
import type { Database, TenantDb } from '#platform/database/database.ts';
import { query, secretMutation } from '#platform/graphql/use-case.ts';
import type { Credentials } from '#platform/identity/viewer.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** An offer as whoever holds the link from the mail sees it. */
export interface OfferToAnswer {
  readonly agencyName: string;
  readonly agencyPhone: string | null;
  readonly agencyEmail: string | null;
  readonly tenantTheme: TenantTheme;
  readonly firstName: string;
  readonly offer: OwnOffer;
}

const token = z.string().max(200);

/** The offer that the link leads to. Looking never answers: mail scanners look too. */
export const offerToAnswer = query({
  action: 'offer-links.read',
  input: z.object({ token }),
  run: async ({ input, now, ...outside }): Promise<OfferToAnswer> => {
    const { tenantId, offerId } = await follow(input.token, outside);
    return outside.database.withTenant(tenantId, async (db) => {
      const answerer = await loadAnswerer(db, offerId);
      return describe(db, answerer, await loadOwnOffer(db, answerer.userId, offerId), now);
    });
  },
});

/** Said by the page once it is shown. It is not the looking itself, because mail scanners look too. */
export const markOfferOpened = secretMutation({
  action: 'offer-links.open',
  input: z.object({ token }),
  prepare: (input, outside) => follow(input.token, outside),
  run: async ({ db, prepared: { tenantId, offerId }, now, nothingChanged }): Promise<boolean> => {
    await bindTenant(db, tenantId);
    const { userId } = await loadAnswerer(db, offerId);
    await markOpened(db, userId, [offerId], now);
    nothingChanged();
    return true;
  },
});

/** The link was sent to the worker alone, so whoever holds it speaks for them; history says so. */
export const answerOffer = secretMutation({
  action: 'offer-links.answer',
  input: z.object({ token, answer: z.enum(OFFER_ANSWERS) }),
  prepare: (input, outside) => follow(input.token, outside),
  run: async ({ prepared: { tenantId, offerId }, speakFor, ...scope }): Promise<OfferToAnswer> => {
    const { db, now, input } = scope;
    await bindTenant(db, tenantId);
    const answerer = await loadAnswerer(db, offerId);
    speakFor({ homeTenantId: tenantId, userId: answerer.userId });
    await giveAnswer(scope, answerer.userId, offerId, input.answer === 'ACCEPT' ? 'accept' : 'decline');
    return describe(db, answerer, await loadOwnOffer(db, answerer.userId, offerId), now);
  },
});

/** "Ich komme", by the same link. */
export const confirmBookingByLink = secretMutation({
  action: 'offer-links.answer',
  input: z.object({ token }),
  prepare: (input, outside) => follow(input.token, outside),
  run: async ({ prepared: { tenantId, offerId }, speakFor, ...scope }): Promise<OfferToAnswer> => {
    const { db, now } = scope;
    await bindTenant(db, tenantId);
    const answerer = await loadAnswerer(db, offerId);
    speakFor({ homeTenantId: tenantId, userId: answerer.userId });
    await confirm(scope, answerer.userId, offerId);
    return describe(db, answerer, await loadOwnOffer(db, answerer.userId, offerId), now);
  },
});

interface Outside {
  readonly database: Pick<Database, 'single'>;
  readonly credentials: Credentials;
  readonly secrets: Secrets;
}

/** Outside any transaction: a wrong try must stay counted when the request fails. */
async function follow(given: string, { database, credentials, secrets }: Outside): Promise<AnswerLink> {
  const link = readAnswerToken(secrets, given);
  if (link) return link;
  const tooMany = await countWrongLink(database.single, credentials.caller());
  throw new Failure(OFFER_FAILURES[tooMany ? 'tooManyLinks' : 'wrongLink']);
}

async function loadAnswerer(db: TenantDb, offerId: string): Promise<Answerer> {
  const answerer = await findAnswerer(db, offerId);
  if (!answerer) throw new Failure(OFFER_FAILURES.gone);
  return answerer;
}

async function describe(db: TenantDb, { firstName }: Answerer, offer: OwnOffer, now: Date): Promise<OfferToAnswer> {
  const tenant = await findCurrentTenant(db);
  if (!tenant) throw new Failure(OFFER_FAILURES.gone);
  assertNotBegun(offer.appointment, now);
  return {
    agencyName: tenant.name,
    agencyPhone: tenant.contactPhone,
    agencyEmail: tenant.contactEmail,
    tenantTheme: await findTheme(db, tenant.id),
    firstName,
    offer,
  };
}
