import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { DOCUMENT_LIMITS } from '#platform/graphql/document-limits.ts';
import { serve } from '#platform/graphql/serve.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** A question that takes longer than any answer may, and one that asks again and again. */
const slowParts: SchemaPart = (builder) => {
  const ask = (statements: number, seconds: number) =>
    serve(
      builder,
      query({
        action: 'appointments.read',
        input: NO_INPUT,
        run: async ({ db }) => {
          for (let i = 0; i < statements; i += 1) await sql`/* slow */ select pg_sleep(${seconds})`.execute(db);
          return true;
        },
      }),
    );
  builder.queryFields((t) => ({
    slow: t.boolean({ description: 'Slow.', ...ask(1, 10) }),
    chatty: t.boolean({ description: 'Asks too often.', ...ask(DOCUMENT_LIMITS.statements + 1, 0) }),
  }));
};

const repeat = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');
const OWN_OFFERS = `{ ${repeat(4, (i) => `a${i}: currentTargetUserOffers(page: { size: 100 }) { items { colleagues overlapping { id } } }`)} }`;
const HISTORIES = `{ ${repeat(24, (i) => `a${i}: appointments(page: { size: 100 }) { items { history { count } } }`)} }`;
/** Twenty lists, each with its count: as much as a document may ask for. */
const WORST = `{ ${repeat(20, (i) => `a${i}: appointments { count items { id } }`)} }`;
const LONG = `{ appointments { count } } # ${'x'.repeat(DOCUMENT_LIMITS.characters)}`;

let api: TestApi;
let worker: TestUser;
let staff: TestUser;
beforeAll(async () => {
  api = await startTestApi({
    schemaParts: [...SCHEMA_PARTS, slowParts],
    ownDocuments: [HISTORIES, LONG],
    // One more than the document's own: the request also asks who is asking.
    allowance: { ms: 1500, statements: DOCUMENT_LIMITS.statements + 1 },
  });
  const tenantId = await api.aTenant();
  worker = await api.aUser({ tenantId, role: 'TARGET_USER' });
  staff = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  await anAppointment(api, staff);
});
afterAll(() => api.close());

describe('a document that asks the database too often', () => {
  test('is refused where each entry of a list would be a statement', async () => {
    for (const [document, by] of [
      [OWN_OFFERS, worker],
      [HISTORIES.replace('a0:', 'b0:'), staff],
      [WORST.replace('{ a0', '{ one: appointments { count } a0'), staff],
    ] as const) {
      const { status, errors } = await api.call(document, {}, by.headers);
      expect([status, errors[0]?.message]).toEqual([400, 'The document asks for too much at once.']);
    }
  });

  test('makes no more statements than a document may, if it is just allowed', async () => {
    const { status, errors } = await api.call(WORST, {}, staff.headers);
    expect([status, errors]).toEqual([200, []]);
  });

  test('is stopped at work, if nothing told its cost before', async () => {
    const { status, errors } = await api.call('{ chatty }', {}, staff.headers);
    expect([status, errors[0]?.extensions['code']]).toEqual([503, 'general.timedOut']);
    expect(api.database.stats.dropped).toBe(0);
  });
});

describe('the web app’s own document', () => {
  test.each([
    ['measured', HISTORIES],
    ['cut', LONG],
  ])('is not %s', async (_how, document) => {
    expect((await api.call(document, {}, staff.headers)).status).toBe(200);
  });

  test('is known to the letter only', async () => {
    expect((await api.call(`${LONG}y`, {}, staff.headers)).errors[0]?.message).toBe('The document is too long.');
  });
});

describe('a request that takes too long', () => {
  test('is answered in time, and nothing of it runs on', async () => {
    const { status, errors, headers } = await api.call('{ slow }', {}, staff.headers);
    expect([status, errors[0]?.extensions['code'], headers['retry-after']]).toEqual([503, 'general.timedOut', '2']);
    await until(async () => {
      const running = await api.asOwner(
        `select from pg_stat_activity where datname = current_database() and query like '/* slow */%' and state = 'active'`,
      );
      return running.length === 0;
    });
    expect((await api.call('{ appointments { count } }', {}, staff.headers)).status).toBe(200);
  });
});

describe('what does not fit its type', () => {
  const SECRET = 'Anna 1234010190';

  test.each([
    ['a variable', 'query ($page: PageInput) { appointments(page: $page) { count } }', { page: { size: SECRET } }],
    ['an unknown key', 'query ($page: PageInput) { appointments(page: $page) { count } }', { page: { [SECRET]: 1 } }],
    ['a value in the document', `{ appointments(page: { size: "${SECRET}" }) { count } }`, {}],
  ])('is not repeated: %s', async (_what, document, variables) => {
    const { status, errors } = await api.call(document, variables, staff.headers);
    expect([status, errors[0]?.extensions['classification']]).toEqual([400, 'BAD_REQUEST']);
    expect(JSON.stringify(errors)).not.toContain('Anna');
    expect(errors[0]?.message).toMatch(/does not fit its type/);
  });
});
