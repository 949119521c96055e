import { WaveSettings } from '@gastspiel/domain/waves/wave-settings.ts';
import { z } from 'zod';
import { findWaveSettings, saveSettings } from '#features/offers/waves/wave-settings.sql.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** How the agency ranks, and how long its waves wait. */
export const saveWaveSettings = mutation({
  action: 'offers.write',
  input: z.object({ version: z.int(), input: WaveSettings }),
  run: async ({ db, actor: { tenantId }, input: { version, input: after }, record }) => {
    const { version: _, ...before } = await findWaveSettings(db);
    await settleVersionedUpdate(await saveSettings(db, version, after), async () => true);
    record({
      entityType: 'tenant',
      entityId: tenantId,
      before: { waveSettings: before },
      after: { waveSettings: after },
    });
    return { tenantId };
  },
  answer: ({ db }) => findWaveSettings(db),
});
