import { graphql } from '#platform/graphql/graphql.ts';

/** Tells the server that this device has shown a message, so that no mail has to follow it: by the app itself or by its service worker. */
export const CONFIRM_PUSH = {
  document: graphql(`
    mutation ConfirmPush($receipt: String!) {
      confirmPush(receipt: $receipt)
    }
  `),
  isRepeatable: true,
};
