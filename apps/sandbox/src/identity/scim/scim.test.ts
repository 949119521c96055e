import { expect, test } from 'vitest';
import { DEMO_SCHEMA } from '#sandbox/identity/account.ts';
import { identityForTest } from '#sandbox/testing/identity.ts';

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

test('a user is created, found, changed and removed', async () => {
  const { scim, issuer } = await identityForTest();
  const demo = { group: 'Wiener Tafelrunde', label: 'Disposition', hint: null, order: 3 };
  const user = { userName: 'anna@example.com', name: { givenName: 'Anna', familyName: 'Huber' }, [DEMO_SCHEMA]: demo };
  const created = await scim('POST', '/Users', user);
  expect(created.status).toBe(201);
  expect(created.headers.get('content-type')).toContain('application/scim+json');
  const { id, meta } = created.body;
  expect(meta.location).toBe(`${issuer}/scim/v2/Users/${id}`);
  expect(created.body).toMatchObject({ ...user, active: true, emails: [{ value: 'anna@example.com' }] });

  for (const attribute of ['userName', 'emails.value']) {
    const found = await scim('GET', `/Users?filter=${encodeURIComponent(`${attribute} eq "ANNA@example.com"`)}`);
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  }
  const nobody = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "nobody"')}`);
  expect(nobody.body).toMatchObject({ totalResults: 0, Resources: [] });

  const patched = await scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [
      { op: 'Add', path: 'entitlements', value: [{ value: 'read:offers' }] },
      { op: 'add', path: 'entitlements', value: [{ value: 'read:offers' }, { value: 'write:offers' }] },
      { op: 'replace', path: 'name.familyName', value: 'Maier' },
      { op: 'replace', path: `${DEMO_SCHEMA}:hint`, value: 'gesperrt' },
      { op: 'replace', value: { active: false, displayName: 'Anna M.' } },
    ],
  });
  expect(patched.body).toMatchObject({
    entitlements: [{ value: 'read:offers' }, { value: 'write:offers' }],
    name: { givenName: 'Anna', familyName: 'Maier' },
    [DEMO_SCHEMA]: { ...demo, hint: 'gesperrt' },
    active: false,
    displayName: 'Anna M.',
  });
  const replaced = await scim('PUT', `/Users/${id}`, { userName: 'anna@example.com' });
  expect(replaced.body).toMatchObject({ id, active: true, entitlements: [] });
  expect((await scim('GET', `/Users/${id}`)).body).toEqual(replaced.body);
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
});

test('errors are those of the standard', async () => {
  const { scim, createPerson } = await identityForTest();
  const { id } = await createPerson('Anna');
  const patch = (operation: object) => scim('PATCH', `/Users/${id}`, { Operations: [operation] });
  const cases = [
    [await scim('GET', '/Users', undefined, 'wrong'), 401, undefined],
    [await scim('GET', '/Users/unknown'), 404, undefined],
    [await scim('POST', '/Users', { userName: 'Anna@example.com' }), 409, 'uniqueness'],
    [await scim('POST', '/Users', { userName: '' }), 400, 'invalidValue'],
    [await scim('POST', '/Users', []), 400, 'invalidSyntax'],
    [await scim('GET', '/Users?filter=name%20co%20%22a%22'), 400, 'invalidFilter'],
    [await patch({ op: 'replace', path: 'unknown', value: 1 }), 400, 'invalidPath'],
    [await patch({ op: 'replace', path: 'active', value: 'perhaps' }), 400, 'invalidValue'],
    [await patch({ op: 'move' }), 400, 'invalidSyntax'],
  ] as const;
  for (const [{ status, body }, expected, scimType] of cases) {
    expect([status, body.status, body.scimType]).toEqual([expected, String(expected), scimType]);
    expect(body.schemas).toEqual([ERROR]);
  }
});
