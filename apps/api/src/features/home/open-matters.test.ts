import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AGENCY, found } from '#app/testing/a-random-agency.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { selectAbsent } from './open-matters.sql.ts';

const api = await aTestApi();

test('absences are looked at once for each booking at most, also by a database that has never counted its rows', async () => {
  const { tenantId } = await found(api, fc.sample(AGENCY, { seed: 988_617_121, numRuns: 4 }).at(-1) ?? expect.fail());
  const { rows } = await api.database.withTenant(tenantId, async (db) => {
    expect(await selectAbsent(db)).not.toEqual([]);
    return sql<{ looks: string; bookings: string }>`
      select idx_scan + seq_scan as looks, (select count(*) from offers where state = 'BOOKED') as bookings
      from pg_stat_xact_user_tables where relname = 'absences'`.execute(db);
  });
  const [{ looks, bookings } = expect.fail()] = rows;
  expect(Number(looks)).toBeLessThanOrEqual(Number(bookings) + 1);
});
