import pg from 'pg';
import { vi } from 'vitest';

/** How many statements are sent to the database while something is done, by anybody in this process but its relay. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.contexts.filter((client) => !isRelays(client as Named)).length;
  } finally {
    query.mockRestore();
  }
}

/** A client of pg, with a part that its types leave out. */
interface Named extends pg.Client {
  readonly connectionParameters: { readonly application_name: string };
}

const isRelays = ({ connectionParameters }: Named) => connectionParameters.application_name === 'gastspiel outbox';
