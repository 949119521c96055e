import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { RELEASE_FACTS } from '@gastspiel/domain/target-users/release.ts';
import { askForMissing } from '#features/target-users/ask-for-missing.ts';
import type { WaitingWorker } from '#features/target-users/release-rows.sql.ts';
import { type Released, releaseTargetUsers } from '#features/target-users/release-target-users.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

export const releaseFactType = enumOf(
  'ReleaseFact',
  'A fact without which a worker is not released: what the agency requires, a kind of work and a pool.',
  keysOf(RELEASE_FACTS),
);

/** Many who wait for release at once. */
export const releaseSchema: SchemaPart = (builder) => {
  const Waiting = builder.objectRef<WaitingWorker>('WaitingTargetUser').implement({
    description: 'Somebody who waits for release and lacks something.',
    fields: (t) => ({
      id: t.exposeID('id'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      missingForRelease: t.field({
        type: [releaseFactType(builder)],
        description: 'The facts that they lack.',
        resolve: ({ missing }) => [...missing],
      }),
    }),
  });
  const Outcome = builder.objectRef<Released>('ReleaseOutcome').implement({
    description: 'The outcome of a release of many.',
    fields: (t) => ({
      released: t.exposeInt('released', { description: 'So many were released just now.' }),
      left: t.field({
        type: [Waiting],
        description: 'They still wait, each with the facts that are missing.',
        resolve: ({ left }) => [...left],
      }),
    }),
  });
  const Asked = builder.objectRef<{ asked: number; lateIds: string[] }>('AskOutcome').implement({
    description: 'Who was asked for what is missing.',
    fields: (t) => ({
      asked: t.exposeInt('asked', { description: 'So many get a mail.' }),
      askedBeforeIds: t.idList({
        description: 'These were asked within the last day and get none.',
        resolve: ({ lateIds }) => lateIds,
      }),
    }),
  });
  builder.mutationFields((t) => ({
    releaseTargetUsers: t.field({
      type: Outcome,
      description: 'Releases those of these workers who wait and lack nothing; the others stay.',
      ...serve(builder, releaseTargetUsers),
    }),
    askForMissing: t.field({
      type: Asked,
      description: 'Asks workers who wait, by mail, for what is missing for their release.',
      ...serve(builder, askForMissing, { isAgain: 'Also those who were asked within the last day.' }),
    }),
  }));
};
