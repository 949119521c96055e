import type { Secrets } from '#platform/secrets/secrets.ts';
import { readLink, signLink } from '#platform/secrets/signed-link.ts';

/** The target of the link in a mail. */
export interface AnswerLink {
  readonly tenantId: string;
  readonly offerId: string;
}

/** Where an offer can be answered without a sign-in. The tenant stands in the link, because nobody is signed in to have one. */
export const answerPath = (secrets: Secrets, tenantId: string, offerId: string): string =>
  `/answer_offer/${answerToken(secrets, tenantId, offerId)}`;

export const answerToken = (secrets: Secrets, tenantId: string, offerId: string): string =>
  signLink(secrets, 'offer-answer', tenantId, offerId);

export function readAnswerToken(secrets: Secrets, token: string): AnswerLink | undefined {
  const [tenantId, offerId] = readLink(secrets, 'offer-answer', token) ?? [];
  return tenantId && offerId ? { tenantId, offerId } : undefined;
}
