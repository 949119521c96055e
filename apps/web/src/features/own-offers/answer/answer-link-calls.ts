import type { ResultOf } from 'gql.tada';
import { executePublicly } from '#platform/graphql/execute-publicly.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import type { Answer } from '../answer-calls.ts';

const LinkedOffer = graphql(`
  fragment LinkedOffer on OfferToAnswer @_unmask {
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

const AnswerOffer = graphql(
  `
    mutation AnswerOffer($token: String!, $answer: OfferAnswer!) {
      answerOffer(token: $token, answer: $answer) {
        ...LinkedOffer
      }
    }
  `,
  [LinkedOffer],
);

export const findLinkedOffer = async (token: string): Promise<LinkedOffer> =>
  (await executePublicly(OfferToAnswer, { token })).offerToAnswer;

export const answerByLink = async (token: string, answer: Answer): Promise<LinkedOffer> =>
  (await executePublicly(AnswerOffer, { token, answer: answer === 'accept' ? 'ACCEPT' : 'DECLINE' })).answerOffer;
