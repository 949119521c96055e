import { commandsBy } from '#platform/attempts/command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { createPublicExecutor } from '#platform/graphql/public-executor.ts';
import { CONFIRM_PUSH } from '#platform/push/confirm-push.ts';

/** Nobody is signed in here: what is sent carries its own proof. */
const { mutate } = createPublicExecutor({ fetch: (path, init) => fetch(path, init), platform: 'web-app' });
const definePublicCommand = commandsBy(mutate);

export const confirmPush = definePublicCommand(CONFIRM_PUSH);

export const answerFromNote = definePublicCommand({
  document: graphql(`
    mutation AnswerOfferFromNote($token: String!, $answer: OfferAnswer!) {
      answerOffer(token: $token, answer: $answer) { offer { offerId } }
    }
  `),
});

export const confirmFromNote = definePublicCommand({
  document: graphql(`
    mutation ConfirmBookingFromNote($token: String!) {
      confirmBookingByLink(token: $token) { offer { offerId } }
    }
  `),
});
