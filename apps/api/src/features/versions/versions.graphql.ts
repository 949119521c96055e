import { currentVersion } from '#features/versions/current-version.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const versionsSchema: SchemaPart = (builder) => {
  const CurrentVersion = builder.objectRef<{ value: string }>('CurrentVersion').implement({
    description: 'The version of the server.',
    fields: (t) => ({ value: t.exposeString('value', { description: 'Year and commit, such as 2026.a3f9c1e.' }) }),
  });
  builder.queryField('currentVersion', (t) =>
    t.field({
      type: CurrentVersion,
      description: 'The version of the server that answers.',
      ...serve(builder, currentVersion),
    }),
  );
};
