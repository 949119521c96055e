import { MissingFactsInput } from '@gastspiel/domain/onboarding/missing-facts-input.ts';
import { askableFacts } from '@gastspiel/domain/target-users/release.ts';
import { z } from 'zod';
import { addMissingFacts as add, selectWaitingWorkers } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';

async function missingOf(db: TenantDb, userId: string) {
  const [own] = await selectWaitingWorkers(db, [userId]);
  return askableFacts(own?.missing ?? []);
}

/** The facts that a worker who waits can still tell, so that they can be released. */
export const findMissingFacts = query({
  action: 'own-application.read',
  input: NO_INPUT,
  run: ({ db, actor: { userId } }) => missingOf(db, userId),
});

/** A worker who waits tells what was missing. What is known already stays: the office may have looked at it. */
export const addMissingFacts = mutation({
  action: 'own-application.write',
  input: z.object({ input: MissingFactsInput }),
  run: async (scope) => {
    const { actor, input, secrets, nothingChanged } = scope;
    // Released meanwhile: what is still to be told goes into their profile.
    if (actor.state !== 'ONBOARDING') nothingChanged();
    else await add(scope, secrets, actor, input.input);
    return { userId: actor.userId };
  },
  answer: ({ db }, { userId }) => missingOf(db, userId),
});
