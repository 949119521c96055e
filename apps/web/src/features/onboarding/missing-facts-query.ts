import type { MissingFacts } from '@gastspiel/domain/onboarding/missing-facts-input.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';

const OwnMissingFacts = graphql(`
  query OwnMissingFacts {
    ownMissingFacts
  }
`);

const OWN_APPLICATION = 'own-application';

/** The facts that keep the person from being released, as far as they can tell them. */
export const ownMissingFacts = ask(OwnMissingFacts, {}, [OWN_APPLICATION], ({ ownMissingFacts: facts }) => facts);

const AddOwnMissingFacts = graphql(`
  mutation AddOwnMissingFacts($input: MissingFactsInput!) {
    addOwnMissingFacts(input: $input)
  }
`);

export const addOwnMissingFacts = defineCommand({
  document: AddOwnMissingFacts,
  answer: ({ addOwnMissingFacts: stillMissing }) => stillMissing,
  renew: () => renewTopics(OWN_APPLICATION),
});

// The types tell undefined from left out, the JSON that is sent does not.
export const missingFactsVariables = (input: MissingFacts) => ({ input }) as VariablesOf<typeof AddOwnMissingFacts>;
