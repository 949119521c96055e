import type { ResultOf } from 'gql.tada';
import { definePublicCommand } from '#platform/attempts/define-command.ts';
import { executePublicly } from '#platform/graphql/execute-publicly.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const LinkedOffer = graphql(`
  fragment LinkedOffer on OfferToAnswer {
    agencyName
    agencyPhone
    agencyEmail
    firstName
    tenantTheme {
      logoSquareBase64
      primaryColorPalette {
        main
        light
        dark
      }
      secondaryColorPalette {
        main
        light
        dark
      }
    }
    offer {
      offerId
      offerState
      offerNotes
      canAnswer
      appointment {
        id
        description
        startDateTime
        endDateTime
        typeDescription
        venue
        address {
          streetNameAndNumber
          postalCode
          location
        }
        meetingPlace
        meetingTime
        outfit {
          title
        }
        notes
      }
    }
  }
`);
export type LinkedOffer = ResultOf<typeof LinkedOffer>;

const OfferToAnswer = graphql(
  `
    query OfferToAnswer($token: String!) {
      offerToAnswer(token: $token) {
        ...LinkedOffer
      }
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
        answerOffer(token: $token, answer: $answer) {
          ...LinkedOffer
        }
      }
    `,
    [LinkedOffer],
  ),
  subject: ({ answer }) => [answer],
  answer: ({ answerOffer }) => answerOffer,
});
