import { DEFAULT_WAVE_SETTINGS, WaveSettings } from '@gastspiel/domain/waves/wave-settings.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, versionOf } from '#platform/database/rows.ts';

const KeptSettings = WaveSettings.extend({ version: z.int() });
/** With the version to be sent back when saving: 0 until the agency has changed anything. */
export type KeptWaveSettings = Readonly<z.output<typeof KeptSettings>>;

export async function findWaveSettings(db: TenantDb): Promise<KeptWaveSettings> {
  const row = await rowOf(
    db,
    z.object({ version: z.int(), settings: WaveSettings }),
    sql`/* findWaveSettings */ select version, settings from wave_settings where tenant_id = ${TENANT}`,
  );
  return row ? { ...row.settings, version: row.version } : { ...DEFAULT_WAVE_SETTINGS, version: 0 };
}

/** The new version, or nothing when somebody else was faster. */
export const saveSettings = (db: TenantDb, version: number, settings: WaveSettings): Promise<number | undefined> =>
  versionOf(
    db,
    version === 0
      ? sql`/* insertWaveSettings */
        insert into wave_settings (tenant_id, settings) values (${TENANT}, ${JSON.stringify(settings)}::jsonb)
        on conflict do nothing returning version`
      : sql`/* updateWaveSettings */
        update wave_settings set settings = ${JSON.stringify(settings)}::jsonb, version = version + 1
        where tenant_id = ${TENANT} and version = ${version} returning version`,
  );
