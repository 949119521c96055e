import { mutate } from '#platform/graphql/execute.ts';
import { mutatePublicly } from '#platform/graphql/execute-publicly.ts';
import { commandsBy } from './command.ts';

/** A mutation of somebody who is signed in. */
export const defineCommand = commandsBy(mutate);

/** A mutation that anybody may send: without token, ticket and tenant. */
export const definePublicCommand = commandsBy(mutatePublicly);
