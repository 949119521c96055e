import { describe, expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { DOCUMENT_LIMITS } from '#platform/graphql/document-limits.ts';

const api = await aTestApi();
const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });

const repeat = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

/** Thirty fragments that each spread the next one twice: a billion fields when written out. */
const billionLaughs = `{ tenants { ...f0 } } ${repeat(
  30,
  (i) => `fragment f${i} on TenantPage { ...f${i + 1} ...f${i + 1} }`,
)} fragment f30 on TenantPage { items { id name } }`;

const HOSTILE: Record<string, string> = {
  'too many tokens': `{ ${repeat(DOCUMENT_LIMITS.tokens, () => '__typename')} }`,
  'a subscription': 'subscription { currentVersion { value } }',
  'too many aliases': `{ ${repeat(31, (i) => `a${i}: currentVersion { value }`)} }`,
  'too many aliases behind a fragment': `{ ${repeat(4, () => '...a')} } fragment a on Query { ${repeat(10, (i) => `a${i}: currentVersion { value }`)} }`,
  'fragments that multiply': billionLaughs,
  'fragments in a circle': '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  'too expensive': `{ ${repeat(26, (i) => `a${i}: tenants { items { id name } }`)} }`,
  'two operations': 'query a { currentVersion { value } } query b { currentVersion { value } }',
  introspection: '{ __schema { types { name } } }',
  'a syntax tree in JSON': JSON.stringify({ kind: 'Document', definitions: [] }),
  'no document at all': 'hello',
  'an unknown field': '{ currentVersion { valu } }',
};

describe('a hostile document is refused', () => {
  test.each(Object.entries(HOSTILE))('%s', async (_name, document) => {
    const { status, data, errors } = await api.call(document, {}, admin.headers);
    expect(status).toBe(400);
    expect(data).toBeNull();
    for (const { extensions } of errors) expect(extensions['classification']).toBe('BAD_REQUEST');
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('the way in', () => {
  const post = (payload: string, contentType = 'application/json') =>
    api.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': contentType }, payload });

  test('more values than anybody needs are refused in those words', async () => {
    const variables = { days: Array.from({ length: 10_000 }, () => 'x') };
    const answer = await post(JSON.stringify({ query: '{ currentVersion { value } }', variables }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toBe('The variables hold at most 5000 values, no deeper than 12 levels.');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('%s is refused: a form on another site could send it', async (contentType) => {
    expect((await post('{"query":"{ currentVersion { value } }"}', contentType)).statusCode).toBe(415);
  });

  test.each([
    '',
    'null',
    '[]',
    '"query"',
    '{}',
    '{"query":1}',
    '{"query":"{ __typename }","variables":[]}',
    '{"query":',
  ])('the body %j is refused', async (body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.classification).toBe('BAD_REQUEST');
  });

  test.each([
    ['web-app', 200],
    ['mobile-app', 200],
    ['smart-fridge', 400],
  ])('the platform %s is answered with %d', async (platform, status) => {
    const headers = { 'x-platform': platform };
    expect((await api.call('{ currentVersion { value } }', {}, headers)).status).toBe(status);
  });

  test('a batch is refused', async () => {
    expect((await post('[{"query":"{ __typename }"}]')).statusCode).toBe(400);
  });

  test('GET is not a way in', async () => {
    const response = await api.app.inject({ url: '/graphql?query={currentVersion{value}}' });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
  });

  test('variables with thousands of unknown keys are refused unread', async () => {
    const page = Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [`k${i}`, 1]));
    const query = 'query ($page: PageInput) { tenants(page: $page) { count } }';
    expect((await post(JSON.stringify({ query, variables: { page } }))).statusCode).toBe(400);
  });

  test('a character that the database can not hold is the caller’s fault', async () => {
    const { errors } = await api.call(
      'query ($f: TenantFilter) { tenants(filter: $f) { count } }',
      { f: { name: 'a\u0000b' } },
      admin.headers,
    );
    expect(errors[0]?.extensions['classification']).toBe('BAD_REQUEST');
  });

  test('answers are not cached', async () => {
    expect((await post('{"query":"{ __typename }"}')).headers['cache-control']).toBe('no-store');
  });

  test('a body over 1 MB is refused', async () => {
    expect((await post(JSON.stringify({ query: `# ${'x'.repeat(1_100_000)}` }))).statusCode).toBe(413);
  });

  test('prototype keys in the body are refused', async () => {
    expect((await post('{"query":"{ __typename }","__proto__":{"a":1}}')).statusCode).toBe(400);
  });

  test('misspelt names are not corrected: the schema is not for guessing', async () => {
    const { errors } = await api.call('{ currentVersio { value } }');
    expect(errors[0]?.message).not.toMatch(/did you mean/i);
  });
});

describe('paging', () => {
  const TENANTS = 'query ($page: PageInput) { tenants(page: $page) { items { name } count } }';
  const page = (number: number, size: number) => api.call(TENANTS, { page: { number, size } }, admin.headers);

  test('answers one page and the count of all', async () => {
    for (let i = 0; i < 11; i += 1) await api.aTenant({ name: `Agentur ${String.fromCharCode(65 + i)}` });
    const { data } = await page(1, 10);
    expect(data.tenants).toEqual({ items: [{ name: 'Agentur K' }, { name: 'Wiener Tafelrunde' }], count: 12 });
  });

  test('beyond the last page is empty', async () => {
    expect((await page(50, 100)).data.tenants.items).toEqual([]);
  });

  test.each([
    [0, 101, { 'page.size': 'Eine Seite hat 10, 25, 50 oder 100 Einträge.' }],
    [0, 0, { 'page.size': 'Eine Seite hat 10, 25, 50 oder 100 Einträge.' }],
    [-1, 10, { 'page.number': 'Die Seite beginnt bei 0.' }],
  ])('page %i of size %i is refused', async (number, size, fields) => {
    const { errors } = await page(number, size);
    expect(errors[0]?.extensions).toMatchObject({ classification: 'BAD_REQUEST', fields });
  });
});
