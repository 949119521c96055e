import { TARGET_USER_RULES } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const NUMBER = '1237010180';
const IBAN = 'AT611904300234573201';

const api = await aTestApi();
let accounting: TestUser;
let dispatcher: TestUser;
let worker: TestUser;
beforeAll(async () => {
  const tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  worker = await aWorker(api, dispatcher);
  const { errors } = await save({ socialSecurityNumber: '1237 010180', iban: IBAN, bic: 'GIBAATWWXXX' });
  expect(errors).toEqual([]);
});

const versionOf = async (): Promise<number> => {
  const [row] = await api.asOwner('select version from users where id = $1', [worker.id]);
  return row?.['version'] as number;
};
const save = async (secrets: object, by = accounting, version?: number) =>
  api.call(
    `mutation ($id: String!, $version: Int!, $input: StaffMemberInput!) {
      updateStaffMember(targetUserId: $id, version: $version, input: $input) {
        secretMasks { socialSecurityNumber iban bic } staffMember { type accountingId } } }`,
    {
      id: worker.id,
      version: version ?? (await versionOf()),
      input: { type: 'PERMANENT', accountingId: 'P-0388', ...secrets },
    },
    by.headers,
  );
const REVEAL = `mutation ($id: String!, $secret: TargetUserSecret!) {
  revealTargetUserSecret(targetUserId: $id, secret: $secret) { value } }`;
const reveal = (secret: string, by = accounting, id = worker.id) => api.call(REVEAL, { id, secret }, by.headers);
const MASKS = `query ($id: String!) { targetUser(targetUserId: $id) {
  secretMasks { socialSecurityNumber iban bic } staffMember { accountingId } history { items { changes { path after } } } } }`;

describe('a secret', () => {
  test('is shown as a mask to those who may reveal it, and as nothing to others', async () => {
    const { data } = await api.call(MASKS, { id: worker.id }, accounting.headers);
    expect(data.targetUser.secretMasks).toEqual({
      socialSecurityNumber: '•••• ••••80',
      iban: 'AT61 •••• 3201',
      bic: 'GIBA••••',
    });
    const seen = await api.call(MASKS, { id: worker.id }, dispatcher.headers);
    expect(seen.data.targetUser).toMatchObject({ secretMasks: null, staffMember: null });
  });

  test('is revealed one at a time, and the history says who looked', async () => {
    expect((await reveal('IBAN')).data.revealTargetUserSecret.value).toBe(IBAN);
    expect((await reveal('SOCIAL_SECURITY_NUMBER')).data.revealTargetUserSecret.value).toBe(NUMBER);
    const { data } = await api.call(MASKS, { id: worker.id }, dispatcher.headers);
    expect(data.targetUser.history.items[0].changes).toEqual([{ path: 'revealed', after: 'SOCIAL_SECURITY_NUMBER' }]);
  });

  test('of a worker of another tenant is not there', async () => {
    const tenantId = await api.aTenant();
    const stranger = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    expect((await reveal('IBAN', stranger)).errors[0]?.extensions['classification']).toBe('NOT_FOUND');
  });

  test('that is not kept can not be revealed', async () => {
    const other = await aWorker(api, dispatcher);
    expect((await reveal('IBAN', accounting, other.id)).errors[0]?.message).toContain('nicht hinterlegt');
  });

  test('stays when a save leaves it out, and goes when told', async () => {
    expect((await save({})).data.updateStaffMember.secretMasks.bic).toBe('GIBA••••');
    expect((await save({ bic: null })).data.updateStaffMember.secretMasks).toMatchObject({
      bic: null,
      iban: 'AT61 •••• 3201',
    });
  });

  test('takes nothing else with it when it is saved alone', async () => {
    await save({});
    const { data, errors } = await save({ accountingId: undefined, bic: 'GIBAATWWXXX' });
    expect(errors).toEqual([]);
    expect(data.updateStaffMember.staffMember.accountingId).toBe('P-0388');
    expect((await save({ accountingId: '' })).data.updateStaffMember.staffMember.accountingId).toBeNull();
    await save({});
  });

  test('nor the cost centre', async () => {
    const [center] = await api.asOwner(
      `insert into cost_centers (tenant_id, accounting_id, number, description) values ($1, 'a', '210', 'Service') returning id`,
      [worker.tenantId],
    );
    await save({ costCenterId: center?.['id'] });
    await save({ bic: 'GIBAATWWXXX' });
    const kept = await api.asOwner('select cost_center_id as id from target_users where user_id = $1', [worker.id]);
    expect(kept).toEqual([center]);
    const unknown = await save({ costCenterId: worker.id });
    expect(unknown.errors[0]?.extensions['fields']).toEqual({
      'input.costCenterId': TARGET_USER_RULES.costCenterUnknown,
    });
  });

  test('is not overwritten by somebody who saw an older version', async () => {
    const before = await versionOf();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => save({ bic: 'GIBAATWWXXX' }, accounting, before)),
    );
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(7);
    for (const { errors } of refused) expect(errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
  });

  test('can be matched without being opened: its fingerprint comes and goes with it', async () => {
    const hashOf = async () => {
      const [row] = await api.asOwner(
        'select social_security_number_hash as hash from target_users where user_id = $1',
        [worker.id],
      );
      return row?.['hash'];
    };
    expect(await hashOf()).toEqual(api.secrets.fingerprint(worker.tenantId, 'social_security_number', NUMBER));
    await save({ socialSecurityNumber: null });
    expect(await hashOf()).toBeNull();
    await save({ socialSecurityNumber: NUMBER });
    expect(await hashOf()).not.toBeNull();
  });

  test.each([
    [{ iban: 'AT611904300234573202' }, 'input.iban'],
    [{ socialSecurityNumber: '1238 010180' }, 'input.socialSecurityNumber'],
  ])('that is wrong is refused at the field, and the answer does not repeat it: %j', async (given, field) => {
    const answer = await save(given);
    expect(Object.keys(answer.errors[0]?.extensions['fields'] as object)).toEqual([field]);
    expect(JSON.stringify(answer.errors)).not.toContain(Object.values(given)[0]);
  });

  test('lies nowhere readable in the database', async () => {
    await reveal('IBAN');
    const tables = await api.asOwner(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'directory', 'graphile_worker')`);
    for (const { name } of tables) {
      const found = await api.asOwner(`select 1 from ${name} t where t::text ~ $1`, [`${NUMBER}|${IBAN}`]);
      expect(found, String(name)).toEqual([]);
    }
  });

  test('can not be obtained by a dispatcher by any path', async () => {
    const documents: [string, Record<string, unknown>][] = [
      [REVEAL, { id: worker.id, secret: 'SOCIAL_SECURITY_NUMBER' }],
      [MASKS, { id: worker.id }],
      [`{ targetUsers(filter: { name: "${NUMBER}" }) { count items { firstName lastName phoneNumber } } }`, {}],
      ['{ targetUsers { items { id firstName lastName phoneNumber location } } }', {}],
      [
        'query ($id: String!) { fetchStaffMemberWithCostCenters(targetUserId: $id) { staffMember { accountingId } } }',
        { id: worker.id },
      ],
      ['mutation { revealOwnSecret(secret: IBAN) { value } }', {}],
    ];
    for (const [document, variables] of documents) {
      const answer = JSON.stringify(await api.call(document, variables, dispatcher.headers));
      expect(answer).not.toMatch(new RegExp(`${NUMBER}|${IBAN}|••••80|P-0388`));
    }
    const saved = await save({ iban: 'AT022050302101023600' }, dispatcher);
    expect(saved.errors[0]?.extensions['classification']).toBe('FORBIDDEN');
  });

  test('is not kept for a repeated request', async () => {
    const headers = { ...accounting.headers, 'idempotency-key': 'look-once' };
    await api.call(REVEAL, { id: worker.id, secret: 'IBAN' }, headers);
    const own = { ...worker.headers, 'idempotency-key': 'look-once' };
    await api.call('mutation { revealOwnSecret(secret: IBAN) { value } }', {}, own);
    expect(await api.asOwner(`select 1 from idempotency_keys where key = 'look-once'`)).toEqual([]);
  });
});
