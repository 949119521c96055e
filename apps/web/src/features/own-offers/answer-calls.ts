import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

const renewOwnOffers = (): Promise<unknown> => renewTopics(OWN_OFFERS);

export type Answer = 'accept' | 'decline';

/** Whatever came of it, everything of the offers is fetched again. */
const ANSWERING = {
  subject: ({ offerId }: { readonly offerId: string }) => [offerId],
  renew: renewOwnOffers,
  renewsAlways: true,
};

export const acceptOffer = defineCommand({
  document: graphql(`
    mutation AcceptOffer($offerId: String!) {
      acceptOffer(offerId: $offerId) { offerId }
    }
  `),
  ...ANSWERING,
});

export const declineOffer = defineCommand({
  document: graphql(`
    mutation DeclineOffer($offerId: String!) {
      declineOffer(offerId: $offerId) { offerId }
    }
  `),
  ...ANSWERING,
});

export const reportPrevention = defineCommand({
  document: graphql(`
    mutation ReportPrevention($offerId: String!, $note: String) {
      reportPrevention(offerId: $offerId, note: $note) { offerId }
    }
  `),
  ...ANSWERING,
});

/** "Ich komme." */
export const confirmBooking = defineCommand({
  document: graphql(`
    mutation ConfirmBooking($offerId: String!) {
      confirmBooking(offerId: $offerId) { offerId }
    }
  `),
  ...ANSWERING,
});
