import pg from 'pg';
import { vi } from 'vitest';

/** How many statements are sent to the database while something is done, by whomever of this process. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
