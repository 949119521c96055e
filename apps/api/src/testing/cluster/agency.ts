import type pg from 'pg';
import type { Ask } from '#app/testing/cluster/balancer.ts';
import { type People, peopleOf } from '#app/testing/people.ts';
import type { TestApi } from '#app/testing/test-api.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { connectTo } from '#platform/database/client.ts';
import { openDatabase } from '#platform/database/database.ts';

export type ClusterApi = Pick<TestApi, 'asOwner' | 'call' | keyof People>;

/** The doors of a test's API, but to a cluster: calls go through the balancer, people are made in its database. */
export function apiOf(ask: Ask, ownerUrl: string, superuserUrl: string): ClusterApi & { close(): Promise<void> } {
  const connectionString = databaseUrls({ DATABASE_URL: ownerUrl }).app;
  const options = {
    connectionString,
    applicationName: 'drill',
    size: 2,
    agencyShare: 200,
    queueSize: 50,
    waitMs: 5000,
  };
  const database = openDatabase(options, () => undefined);
  const asOwner = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> => {
    const client = await connectTo(superuserUrl);
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    asOwner,
    ...peopleOf(database, asOwner),
    call: async (query, variables, headers = {}) => {
      const { status, body } = await ask(query, variables, headers);
      const { data, errors = [] } = JSON.parse(body);
      return { status, headers: {}, data, errors };
    },
    close: () => database.close(),
  };
}
