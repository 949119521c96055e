import { sql } from 'kysely';
import type { Chore } from '#platform/jobs/define-job.ts';

/** Answers are promised for a day; after that they only take room. */
export const sweepIdempotencyKeys: Chore = {
  name: 'machine.sweep-idempotency-keys',
  at: '17 * * * *',
  run: async (database) => {
    await sql`/* sweepIdempotencyKeys */ select directory.sweep_idempotency_keys()`.execute(database.single);
  },
};
