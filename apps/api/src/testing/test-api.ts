import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { afterAll, inject } from 'vitest';
import { createApi } from '#app/create-api.ts';
import { type People, peopleOf } from '#app/testing/people.ts';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { TEST_AUDIENCE } from '#app/testing/test-issuer.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { STANDINGS } from '#features/standings/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { AllowanceLimits } from '#platform/database/allowance.ts';
import type { DatabaseOptions } from '#platform/database/database.ts';
import type { Download } from '#platform/downloads/define-download.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { hashDocument } from '#platform/graphql/documents.ts';
import { createTokenVerifier } from '#platform/identity/verify-token.ts';
import { countJobs, withQueue } from '#platform/jobs/dead-jobs.ts';
import { createPress, type PrintingHouse } from '#platform/pdf/press.ts';
import { createSecrets, type Secrets } from '#platform/secrets/secrets.ts';

export type { TestUser } from '#app/testing/people.ts';

interface GraphQLAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its query, which only the test knows
  readonly data: any;
  readonly errors: readonly { message: string; extensions: Record<string, unknown>; path?: unknown }[];
}

export interface TestApi extends TestDatabase, People {
  readonly app: FastifyInstance;
  readonly secrets: Secrets;
  readonly press: PrintingHouse;
  call(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphQLAnswer>;
  /** Stored standings equal counted ones; asked after each file too. */
  expectNoDrift(): Promise<void>;
  readonly close: () => Promise<void>;
}

interface TestApiOptions {
  readonly schemaParts?: readonly SchemaPart[];
  readonly downloads?: readonly Download[];
  readonly pool?: Partial<DatabaseOptions>;
  readonly ownDocuments?: readonly string[];
  readonly allowance?: AllowanceLimits;
  readonly settings?: {
    readonly VIES_URL?: string;
    readonly ACCOUNTING_URL?: string;
    readonly WEB_PUSH_HOSTS?: string;
    readonly APP_ORIGINS?: string;
    readonly APP_CERTIFICATES?: string;
    readonly APP_TEAM?: string;
  };
}

/** It knows nothing of a file's database, so the files of a worker share it. */
let ownSchema: GraphQLSchema | undefined;
function wholeSchema(): GraphQLSchema {
  ownSchema ??= buildSchema(SCHEMA_PARTS);
  return ownSchema;
}

/** Standings that are not what is counted, whatever a test did with their sources. */
const DRIFT = STANDINGS.map(
  ({ table, counted }) => `select to_jsonb(drift) as drift from (
    (select '${counted}' as source, c.* from ${counted} c except select '${counted}', s.* from ${table} s)
    union all
    (select '${table}' as source, s.* from ${table} s except select '${table}', c.* from ${counted} c)) drift
  where tenant_id in (select id from directory.tenants where deleted_at is null)`,
).join(' union all ');

/** The API of a test file: there before its first test, closed after its last one. */
export function aTestApi(options?: TestApiOptions): Promise<TestApi> {
  const starting = startTestApi(options);
  afterAll(async () => (await starting).close());
  return starting;
}

/** The real server without a socket, on a database of its own. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { schemaParts, downloads, pool, ownDocuments = [], allowance, settings } = options;
  const issuer = inject('issuer');
  const testDatabase = await createTestDatabase(pool);
  const { database, asOwner } = testDatabase;
  const config = parseConfig({
    DATABASE_URL: testDatabase.ownerUrl,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'test',
    OIDC_AUDIENCE: TEST_AUDIENCE,
    ...TEST_SETTINGS,
    ...settings,
    LOG_LEVEL: 'error',
  });
  const secrets = createSecrets(config);
  // So that a test can keep it busy.
  const press = createPress({ atOnce: 1 });
  const app = await createApi({
    config,
    database,
    databaseUrl: testDatabase.appUrl,
    secrets,
    press,
    tokens: createTokenVerifier(issuer.url, TEST_AUDIENCE),
    readiness: { draining: false },
    queue: { figures: () => withQueue(testDatabase.jobsUrl, countJobs), isLate: () => false },
    schema: schemaParts ? buildSchema(schemaParts) : wholeSchema(),
    ...(downloads ? { downloads } : {}),
    ownDocuments: new Set(ownDocuments.map(hashDocument)),
    ...(allowance ? { allowance } : {}),
  });

  const call: TestApi['call'] = async (query, variables, headers = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ query, variables }),
    });
    const body = response.json();
    return { status: response.statusCode, headers: response.headers, data: body.data, errors: body.errors ?? [] };
  };

  async function expectNoDrift(): Promise<void> {
    const drifted = await asOwner(DRIFT);
    if (drifted.length > 0) throw new Error(`kept otherwise than counted: ${JSON.stringify(drifted.slice(0, 6))}`);
  }

  return {
    ...testDatabase,
    expectNoDrift,
    app,
    secrets,
    press,
    call,
    ...peopleOf(database, asOwner),
    async close() {
      await app.close();
      await press.close();
      await expectNoDrift().finally(testDatabase.drop);
    },
  };
}
