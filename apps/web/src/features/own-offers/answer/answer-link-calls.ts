import { definePublicCommand } from '#platform/attempts/define-command.ts';
import { executePublicly } from '#platform/graphql/execute-publicly.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { ThemeParts } from '#platform/viewer/theme-parts.ts';

const LinkedOffer = graphql(
  `
  fragment LinkedOffer on OfferToAnswer {
    agencyName agencyPhone agencyEmail firstName
    tenantTheme { ...ThemeParts }
    offer {
      offerId offerState isOpened offerNotes canAnswer confirmedAt asksToConfirm
      appointment {
        id description startDateTime endDateTime typeDescription venue
        address { streetNameAndNumber postalCode location }
        meetingPlace meetingTime
        outfit { title }
        notes
      }
    }
  }
`,
  [ThemeParts],
);
export type LinkedOffer = ResultOf<typeof LinkedOffer>;

const OfferToAnswer = graphql(
  `
    query OfferToAnswer($token: String!) {
      offerToAnswer(token: $token) { ...LinkedOffer }
    }
  `,
  [LinkedOffer],
);

export const findLinkedOffer = async (token: string): Promise<LinkedOffer> =>
  (await executePublicly(OfferToAnswer, { token })).offerToAnswer;

/** The last answer counts, whichever was given before. */
export const answerByLink = definePublicCommand({
  document: graphql(
    `
      mutation AnswerOffer($token: String!, $answer: OfferAnswer!) {
        answerOffer(token: $token, answer: $answer) { ...LinkedOffer }
      }
    `,
    [LinkedOffer],
  ),
  subject: ({ answer }) => [answer],
  answer: ({ answerOffer }) => answerOffer,
});

/** "Ich komme", by the same link. */
export const confirmByLink = definePublicCommand({
  document: graphql(
    `
      mutation ConfirmBookingByLink($token: String!) {
        confirmBookingByLink(token: $token) { ...LinkedOffer }
      }
    `,
    [LinkedOffer],
  ),
  answer: ({ confirmBookingByLink }) => confirmBookingByLink,
});

export const openByLink = definePublicCommand({
  document: graphql(`
    mutation MarkOfferOpened($token: String!) {
      markOfferOpened(token: $token)
    }
  `),
  isRepeatable: true,
});
