import { agencyUsage } from '#features/tenants/find-tenant.ts';
import {
  countAppointmentsOfOutfits,
  countWorkersOfPools,
  EntryUse,
  StationUse,
  selectStations,
} from '#features/tenants/usage.sql.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { fieldsOf } from '#platform/graphql/fields-of.ts';
import { serve } from '#platform/graphql/serve.ts';

export const agencyUsageSchema: SchemaPart = (builder) => {
  const Use = builder.objectRef<EntryUse>('EntryUse').implement({
    description: 'How often an entry of the agency is used.',
    fields: (t) => fieldsOf(t, EntryUse),
  });
  const Station = builder.objectRef<StationUse>('StationUse').implement({
    description: 'A station of a venue, and how many coming appointments take place there.',
    fields: (t) => fieldsOf(t, StationUse),
  });
  const Usage = builder.objectRef<object>('AgencyUsage').implement({
    description: 'The use of what an agency arranges for itself.',
    fields: (t) => ({
      pools: t.field({
        type: [Use],
        description: 'The active workers of each pool.',
        extensions: { statements: 1 },
        resolve: async (_p, _a, { reads }) => [...(await countWorkersOfPools(await reads.db()))],
      }),
      outfits: t.field({
        type: [Use],
        description: 'The coming appointments with each outfit; none of an outfit that is not named.',
        extensions: { statements: 1 },
        resolve: async (_p, _a, { reads }) => [...(await countAppointmentsOfOutfits(await reads.db()))],
      }),
      stations: t.field({
        type: [Station],
        description: 'The stations of the venues, the most frequent first.',
        extensions: { statements: 1 },
        resolve: async (_p, _a, { reads }) => [...(await selectStations(await reads.db()))],
      }),
    }),
  });
  builder.queryField('agencyUsage', (t) =>
    t.field({
      type: Usage,
      description: 'How what the own agency has arranged is used.',
      ...serve(builder, agencyUsage),
    }),
  );
};
