import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const AcceptOffer = graphql(`
  mutation AcceptOffer($offerId: String!) {
    acceptOffer(offerId: $offerId) {
      offerId
    }
  }
`);

const DeclineOffer = graphql(`
  mutation DeclineOffer($offerId: String!) {
    declineOffer(offerId: $offerId) {
      offerId
    }
  }
`);

const ReportPrevention = graphql(`
  mutation ReportPrevention($offerId: String!, $note: String) {
    reportPrevention(offerId: $offerId, note: $note) {
      offerId
    }
  }
`);

export type Answer = 'accept' | 'decline';

export async function sendAnswer(offerId: string, answer: Answer): Promise<void> {
  if (answer === 'accept') await execute(AcceptOffer, { offerId });
  else await execute(DeclineOffer, { offerId });
}

export async function reportPrevention(offerId: string, note: string): Promise<void> {
  await execute(ReportPrevention, { offerId, note });
}
