import { describe, expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const vienna = await api.aTenant({ name: 'Wiener Tafelrunde' });
const alps = await api.aTenant({ name: 'Alpen Service Crew', hasInvoicingModule: false });

const BOOT = `{
  userInformation { exists existingUserInformation { userRole userState firstName lastName } }
  tenantInformation { id name hasInvoicingModule tenantTheme { primaryColorPalette { main } logoWideBase64 } }
  tenantTheme { secondaryColorPalette { dark } }
}`;

describe('who one is and where', () => {
  test('a worker sees themselves and their own tenant', async () => {
    const { headers } = await api.aUser({ tenantId: alps, role: 'TARGET_USER', state: 'BLOCKED' });
    const { data } = await api.call(BOOT, {}, headers);
    expect(data).toEqual({
      userInformation: {
        exists: true,
        existingUserInformation: {
          userRole: 'TARGET_USER',
          userState: 'BLOCKED',
          firstName: 'Anna',
          lastName: 'Pichler',
        },
      },
      tenantInformation: {
        id: alps,
        name: 'Alpen Service Crew',
        hasInvoicingModule: false,
        tenantTheme: { primaryColorPalette: { main: '#34495E' }, logoWideBase64: null },
      },
      tenantTheme: { secondaryColorPalette: { dark: '#5F4A25' } },
    });
  });

  test('a system administrator who acts elsewhere stays who they are, in the other tenant', async () => {
    const { headers } = await api.aUser({ tenantId: vienna, role: 'SYSTEM_ADMIN' });
    const { data } = await api.call(BOOT, {}, { ...headers, 'x-tenant-id': alps });
    expect(data.userInformation.existingUserInformation.userRole).toBe('SYSTEM_ADMIN');
    expect(data.tenantInformation.name).toBe('Alpen Service Crew');
  });

  test('a system administrator acts in one tenant at a time', async () => {
    const { headers } = await api.aUser({ tenantId: vienna, role: 'SYSTEM_ADMIN' });
    const { errors } = await api.call(
      'query ($one: String!, $other: String!) { one: tenant(id: $one) { name } other: tenant(id: $other) { name } }',
      { one: vienna, other: alps },
      headers,
    );
    expect(errors[0]?.message).toBe('Eine Anfrage kann nur eine Agentur betreffen.');
  });

  test('a change of role or state counts from the next call on', async () => {
    const user = await api.aUser({ tenantId: vienna, role: 'SYSTEM_ADMIN' });
    const LIST = '{ tenants { count } }';
    expect((await api.call(LIST, {}, user.headers)).errors).toEqual([]);
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [user.id]);
    expect((await api.call(LIST, {}, user.headers)).errors[0]?.extensions['classification']).toBe('FORBIDDEN');
  });

  test('who is no longer a user is a stranger', async () => {
    const user = await api.aUser({ tenantId: vienna, role: 'TARGET_USER' });
    await api.asOwner('delete from users where id = $1', [user.id]);
    expect((await api.call(BOOT, {}, user.headers)).data.userInformation.exists).toBe(false);
  });

  test('the people of a deleted tenant are strangers at once', async () => {
    const doomed = await api.aTenant({ name: 'Geschlossen' });
    const { headers } = await api.aUser({ tenantId: doomed, role: 'TENANT_USER_DISPATCHER' });
    await api.asOwner('update directory.tenants set deleted_at = now() where id = $1', [doomed]);
    const { data } = await api.call(BOOT, {}, headers);
    expect(data.userInformation).toEqual({ exists: false, existingUserInformation: null });
    expect(data.tenantInformation).toBeNull();
  });
});

test('countries come in the language asked for, and an unknown language is told at the field', async () => {
  const COUNTRIES = 'query ($l: String!) { availableCountries(displayLanguage: $l) { code name } }';
  const { data } = await api.call(COUNTRIES, { l: 'de' });
  expect(data.availableCountries).toContainEqual({ code: 'AT', name: 'Österreich' });
  const { errors } = await api.call(COUNTRIES, { l: 'kein Tag' });
  expect(errors[0]?.extensions['fields']).toEqual({ displayLanguage: 'Diese Sprache ist nicht bekannt, z. B. „de“.' });
});

test('a request opens no more than one connection at a time, however many fields it has', async () => {
  const { headers } = await api.aUser({ tenantId: vienna, role: 'SYSTEM_ADMIN' });
  const aliases = Array.from({ length: 20 }, (_, i) => `t${i}: tenantInformation { tenantTheme { logoWideBase64 } }`);
  const before = api.database.stats.total;
  const answers = await Promise.all([1, 2].map(() => api.call(`{ ${aliases.join(' ')} }`, {}, headers)));
  for (const { errors } of answers) expect(errors).toEqual([]);
  expect(api.database.stats.total).toBeLessThanOrEqual(Math.max(before, 2));
  expect(api.database.stats.dropped).toBe(0);
});
