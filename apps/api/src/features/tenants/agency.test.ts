import { randomBytes } from 'node:crypto';
import { paletteOf } from '@gastspiel/domain/tenants/color-tones.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const WHOLE = `id version name contactEmail contactPhone targetUserAssociationCode tenantUserAssociationCode
  targetUserPools { id description } defaultTargetUserPoolId appointmentTypes { id description }
  outfits { id title description } targetUserOnboardingCheckboxes { label url }
  requiredForRelease hasInvoicingModule hasAccountingInterface accountingInterfaceConfiguration { code }
  tenantTheme { logoSquareBase64 logoWideBase64 primaryColorPalette { main light dark } secondaryColorPalette { main light dark } }`;
const READ = `{ agency { ${WHOLE} } }`;
const UPDATE = `mutation ($version: Int!, $input: AgencyInput!) { updateAgency(version: $version, input: $input) { ${WHOLE} } }`;
const RENEW = 'mutation ($flow: OnboardingFlow!) { renewAssociationCode(flow: $flow) { version } }';

let tenantId: string;
let boss: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant({ accounting: { code: 'geheim' } });
  boss = await api.aUser({ tenantId, role: 'TENANT_USER_ADMIN' });
});

const read = async (by = boss) => (await api.call(READ, {}, by.headers)).data.agency;
const update = (version: number, input: object, by = boss) => api.call(UPDATE, { version, input }, by.headers);
const save = async (input: object) => {
  const { data, errors } = await update((await read()).version, input);
  expect(errors).toEqual([]);
  return data.updateAgency;
};
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof update>>) => errors[0]?.extensions['fields'];
const aNoise = async (side: number, format: 'png' | 'jpeg', quality: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    [format]({ quality, ...(format === 'png' && { palette: true }) })
    .toBuffer();

describe('an agency', () => {
  test('saves what is sent, and leaves the rest as it was', async () => {
    const before = await read();
    const after = await save({ contactEmail: 'team@example.at', contactPhone: null });
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      contactEmail: 'team@example.at',
      contactPhone: null,
    });
    const colours = { main: '#1F5E4A', light: '#4B8B75', dark: '#123F31' };
    const { tenantTheme } = await save({ primaryColorPalette: colours });
    expect(tenantTheme).toEqual({ ...before.tenantTheme, primaryColorPalette: colours });
  });

  test('names a main colour alone, and its tones follow', async () => {
    const { tenantTheme } = await save({ primaryColorPalette: { main: '#1F5E4A' } });
    expect(tenantTheme.primaryColorPalette).toEqual(paletteOf('#1F5E4A'));
  });

  test('saves a list whole, without touching the others', async () => {
    const before = await read();
    const [pool] = before.targetUserPools;
    const { targetUserPools, defaultTargetUserPoolId, ...rest } = await save({
      targetUserPools: [
        { ...pool, isDefault: false },
        { description: 'Neu im Team', isDefault: true },
      ],
    });
    expect(targetUserPools).toEqual([pool, { id: defaultTargetUserPoolId, description: 'Neu im Team' }]);
    expect(rest.appointmentTypes).toEqual(before.appointmentTypes);
  });

  test('chooses the facts that are required before a release, each once', async () => {
    expect((await read()).requiredForRelease).toEqual(['BIRTHDAY', 'NATIONALITY', 'ADDRESS']);
    const { requiredForRelease } = await save({ requiredForRelease: ['IBAN', 'BIRTHDAY', 'IBAN'] });
    expect(requiredForRelease).toEqual(['BIRTHDAY', 'IBAN']);
    expect((await save({ requiredForRelease: [] })).requiredForRelease).toEqual([]);
    const query = '{ agency { history { items { changes { path before after } } } } }';
    const { history } = (await api.call(query, {}, boss.headers)).data.agency;
    expect(history.items[0].changes).toEqual([
      { path: 'requiredForRelease', before: '["BIRTHDAY","IBAN"]', after: '[]' },
    ]);
  });

  test('can save unchanged what it has read', async () => {
    const picture = (await aNoise(700, 'jpeg', 30)).toString('base64');
    await save({ logoSquareBase64: picture, outfits: [{ title: 'Schwarz', description: '' }] });
    const { id: _id, version, defaultTargetUserPoolId, tenantTheme, targetUserPools, ...read1 } = await read();
    const { hasInvoicingModule: _m, hasAccountingInterface: _i, accountingInterfaceConfiguration: _c, ...own } = read1;
    const again = await update(version, {
      ...own,
      ...tenantTheme,
      targetUserPools: targetUserPools.map((pool: { id: string }) => ({
        ...pool,
        isDefault: pool.id === defaultTargetUserPoolId,
      })),
    });
    expect(again.errors).toEqual([]);
    expect(again.data.updateAgency.tenantTheme).toEqual(tenantTheme);
    expect(again.data.updateAgency).toMatchObject(own);
  });

  test('does not show its administration how to speak with the accounting system', async () => {
    expect(await read()).toMatchObject({ hasAccountingInterface: true, accountingInterfaceConfiguration: null });
    const operator = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    expect(await read(operator)).toMatchObject({ accountingInterfaceConfiguration: { code: 'geheim' } });
  });

  test('is told of another one who saved meanwhile', async () => {
    const { version } = await read();
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => update(version, { name })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const [stale] = answers.flatMap(({ errors }) => errors);
    expect(stale?.message).toBe('Die Daten wurden inzwischen geändert');
  });

  test('finds no entry of another agency', async () => {
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ADMIN' });
    const [pool] = (await read(stranger)).targetUserPools;
    const answer = await update((await read()).version, {
      targetUserPools: [{ id: pool.id, description: 'Fremd', isDefault: true }],
    });
    expect(answer.errors[0]?.extensions['classification']).toBe('NOT_FOUND');
  });

  test('has changes in its history, with who made them', async () => {
    await save({ name: 'Neuer Name' });
    const { data } = await api.call(
      '{ agency { history { items { actorName changes { path before after } } } } }',
      {},
      boss.headers,
    );
    expect(data.agency.history.items[0]).toMatchObject({ changes: [{ path: 'name', after: 'Neuer Name' }] });
  });
});

describe('a code', () => {
  const optionsOf = async (code: string) =>
    api.call('query ($code: String!) { onboardingOptions(tenantAssociationCode: $code) { flow } }', { code });

  test('that is renewed leads in; the old one is worth nothing at once', async () => {
    const before = await read();
    await api.call(RENEW, { flow: 'TENANT_USER' }, boss.headers);
    const after = await read();
    expect(after.targetUserAssociationCode).toBe(before.targetUserAssociationCode);
    expect((await optionsOf(before.tenantUserAssociationCode)).errors[0]?.message).toBe(
      'Der Zuordnungs Code ist inkorrekt',
    );
    expect((await optionsOf(after.tenantUserAssociationCode)).data.onboardingOptions.flow).toBe('TENANT_USER');
  });

  test('does not come back with a form that was opened before', async () => {
    const { version, targetUserAssociationCode } = await read();
    await api.call(RENEW, { flow: 'TARGET_USER' }, boss.headers);
    expect((await update(version, { targetUserAssociationCode })).errors[0]?.message).toBe(
      'Die Daten wurden inzwischen geändert',
    );
  });

  test('that several renew at once is one in the end, and no answer lies', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.call(RENEW, { flow: 'TARGET_USER' }, boss.headers)));
    const done = answers.filter(({ errors }) => errors.length === 0).length;
    const codes = await api.asOwner(`select 1 from directory.association_codes where tenant_id = $1`, [tenantId]);
    expect(codes).toHaveLength(2);
    expect((await read()).version).toBe(2 + done);
  });

  test('must be another one than its sister, also when it comes alone, and nobody else’s', async () => {
    const { version, tenantUserAssociationCode } = await read();
    expect(
      fieldsOf(await update(version, { targetUserAssociationCode: tenantUserAssociationCode.toLowerCase() })),
    ).toEqual({
      'input.targetUserAssociationCode': 'Die beiden Zuordnungscodes müssen sich unterscheiden.',
    });
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ADMIN' });
    const taken = (await read(stranger)).targetUserAssociationCode;
    expect(fieldsOf(await update(version, { targetUserAssociationCode: taken }))).toEqual({
      'input.targetUserAssociationCode': 'Dieser Zuordnungscode ist bereits vergeben.',
    });
  });
});

test('the use of pools, outfits and stations is counted in the own agency alone', async () => {
  const [outfit] = (await save({ outfits: [{ title: 'Schwarz', description: '' }] })).outfits;
  await aWorker(api, boss);
  const { sectorAttributes } = await appointmentInput(api, tenantId);
  await anAppointment(api, boss, { sectorAttributes: { ...sectorAttributes, outfitKey: outfit.id, station: 'Bar' } });
  const recipientId = await aRecipient(api, tenantId);
  for (const station of ['Sektempfang', 'Bar']) {
    await api.call(
      `mutation ($id: String!, $station: String!) { createVenue(invoiceRecipientId: $id, input: { venue: "Palais Ferstel",
        address: { countryCode: "AT" }, station: $station }) { id } }`,
      { id: recipientId, station },
      boss.headers,
    );
  }
  const usage = async (by: TestUser) =>
    (
      await api.call(
        '{ agencyUsage { pools { count } outfits { id count } stations { station count } } }',
        {},
        by.headers,
      )
    ).data.agencyUsage;
  expect(await usage(boss)).toEqual({
    pools: [{ count: 1 }],
    outfits: [{ id: outfit.id, count: 1 }],
    stations: [
      { station: 'Bar', count: 1 },
      { station: 'Sektempfang', count: 0 },
    ],
  });
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ADMIN' });
  expect(await usage(stranger)).toEqual({ pools: [{ count: 0 }], outfits: [], stations: [] });
});
