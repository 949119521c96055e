import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';

const WHOLE = `id version name contactEmail contactPhone hasInvoicingModule targetUserAssociationCode
  tenantUserAssociationCode defaultTargetUserPoolId targetUserPools { id description } appointmentTypes { id description }
  outfits { title description } targetUserOnboardingCheckboxes { label url }
  accountingInterfaceConfiguration { clientId code defaultOccupation userName }
  tenantTheme { logoSquareBase64 logoWideBase64 primaryColorPalette { main light dark } }`;
const CREATE = `mutation ($input: NewTenantInput!) { createTenant(input: $input) { ${WHOLE} } }`;
const UPDATE = `mutation ($id: String!, $version: Int!, $input: TenantInput!) {
  updateTenant(id: $id, version: $version, input: $input) { ${WHOLE} } }`;
const DELETE = 'mutation ($id: String!, $name: String!) { deleteTenant(id: $id, name: $name) }';
const READ = `query ($id: String!) { tenant(id: $id) { ${WHOLE} } }`;

const api = await aTestApi();
const home = await api.aTenant({ name: 'Plattform' });
const admin = await api.aUser({ tenantId: home, role: 'SYSTEM_ADMIN' });

const aCode = () => `C-${randomUUID()}`;
const anInput = (changes: object = {}) => ({
  name: 'Alpen Service Crew',
  contactEmail: 'crew@alpenservice.example',
  contactPhone: '+43 512 555020',
  hasInvoicingModule: false,
  targetUserAssociationCode: aCode(),
  tenantUserAssociationCode: aCode(),
  targetUserPools: [
    { description: 'Tirol', isDefault: false },
    { description: 'Salzburg', isDefault: true },
  ],
  appointmentTypes: [{ description: 'Service' }, { description: 'Bar' }],
  outfits: [{ title: 'Schwarz', description: 'Alles schwarz' }],
  targetUserOnboardingCheckboxes: [{ label: 'Datenschutz', url: 'https://example.at/ds' }],
  primaryColorPalette: { main: '#1F5E4A', light: '#4B8B75', dark: '#123F31' },
  secondaryColorPalette: { main: '#C2622D', light: '#D98C62', dark: '#94451A' },
  ...changes,
});
const create = (changes: object = {}) => api.call(CREATE, { input: anInput(changes) }, admin.headers);
const fieldsOf = (answer: Awaited<ReturnType<typeof create>>) => answer.errors[0]?.extensions['fields'];
const aPicture = async (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#7A1F3D' } })
    [format]()
    .toBuffer();
const base64 = (bytes: Buffer) => bytes.toString('base64');

describe('a new tenant', () => {
  test('has everything that was entered, in order, with its default pool', async () => {
    const { data, errors } = await create({ logoSquareBase64: base64(await aPicture(300, 300)) });
    expect(errors).toEqual([]);
    const tenant = data.createTenant;
    expect(tenant).toMatchObject({
      name: 'Alpen Service Crew',
      version: 2,
      targetUserPools: [{ description: 'Tirol' }, { description: 'Salzburg' }],
      appointmentTypes: [{ description: 'Service' }, { description: 'Bar' }],
      accountingInterfaceConfiguration: null,
      tenantTheme: { logoWideBase64: null, primaryColorPalette: { main: '#1F5E4A' } },
    });
    expect(tenant.defaultTargetUserPoolId).toBe(tenant.targetUserPools[1].id);
    expect(tenant.tenantTheme.logoSquareBase64).toMatch(/^data:image\/png;base64,/);
    expect((await api.call(READ, { id: tenant.id }, admin.headers)).data.tenant).toEqual(tenant);
  });

  test('shows its logos small where a line is slow', async () => {
    const { id } = (await create({ logoWideBase64: base64(await aPicture(900, 300)) })).data.createTenant;
    const SMALL = `query ($id: String!) { tenant(id: $id) { tenantTheme { logoSquareBase64(small: true) logoWideBase64(small: true) } } }`;
    const { tenantTheme } = (await api.call(SMALL, { id }, admin.headers)).data.tenant;
    expect(tenantTheme.logoSquareBase64).toBeNull();
    const [start, picture] = tenantTheme.logoWideBase64.split(',');
    expect(start).toBe('data:image/webp;base64');
    const bytes = Buffer.from(picture, 'base64');
    expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([360, 120]); // where WebP has its width and height
  });

  test('belongs to itself: its history and its rows lie in it, and not with who made it', async () => {
    const { data } = await api.call(
      CREATE,
      { input: anInput() },
      { ...admin.headers, 'idempotency-key': randomUUID() },
    );
    const { id } = data.createTenant;
    const audit = await api.asOwner<{ tenant_id: string }>(`select tenant_id from audit_records where entity_id = $1`, [
      id,
    ]);
    expect(audit).toEqual([{ tenant_id: id }]);
  });

  test('with a double click is made once', async () => {
    const input = anInput({ name: 'Nur einmal' });
    const headers = { ...admin.headers, 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => api.call(CREATE, { input }, headers)));
    expect(new Set(answers.map(({ data }) => data.createTenant.id)).size).toBe(1);
    expect(await api.asOwner(`select 1 from directory.tenants where name = 'Nur einmal'`)).toHaveLength(1);
  });

  test('can have an accounting interface from the start', async () => {
    const configuration = { clientId: '17', code: 'geheim', defaultOccupation: 'Kellner/in', userName: 'lohn' };
    const { data } = await create({ accountingInterfaceConfiguration: configuration });
    expect(data.createTenant.accountingInterfaceConfiguration).toEqual(configuration);
    const payloads = await api.asOwner<{ row: string }>(
      `select p::text as row from audit_payloads p join audit_records r on r.id = p.audit_record_id where r.entity_id = $1`,
      [data.createTenant.id],
    );
    expect(payloads[0]?.row).not.toContain('geheim');
  });

  test('with the code of another one is refused at the field, whatever the case, and leaves nothing behind', async () => {
    const code = `Wien-${randomUUID()}`;
    await create({ targetUserAssociationCode: code });
    const answer = await create({ name: 'Zweite', tenantUserAssociationCode: code.toUpperCase() });
    expect(fieldsOf(answer)).toEqual({
      'input.tenantUserAssociationCode': 'Dieser Zuordnungscode ist bereits vergeben.',
    });
    expect(await api.asOwner(`select 1 from directory.tenants where name = 'Zweite'`)).toEqual([]);
  });

  test('can swap its two codes', async () => {
    const input = anInput();
    const { id, version } = (await api.call(CREATE, { input }, admin.headers)).data.createTenant;
    const { targetUserAssociationCode: workers, tenantUserAssociationCode: office } = input;
    const swapped = { ...input, targetUserAssociationCode: office, tenantUserAssociationCode: workers };
    const { data, errors } = await api.call(UPDATE, { id, version, input: swapped }, admin.headers);
    expect(errors).toEqual([]);
    expect(data.updateTenant).toMatchObject({ targetUserAssociationCode: office, tenantUserAssociationCode: workers });
  });

  test('knows its entries again in any case, with umlauts too', async () => {
    const { id } = (await create({ appointmentTypes: [{ description: 'ÄRZTEBALL' }] })).data.createTenant;
    const [type] = await api.asOwner('select description_key from appointment_types where tenant_id = $1', [id]);
    expect(type).toEqual({ description_key: 'ärzteball' });
  });

  test('two that want the same code at once: exactly one gets it', async () => {
    const targetUserAssociationCode = aCode();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ targetUserAssociationCode })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  test('with a picture that is none is told so at the field', async () => {
    const answer = await create({ logoWideBase64: base64(Buffer.from('<svg/>')) });
    expect(fieldsOf(answer)).toEqual({ 'input.logoWideBase64': 'Das Logo muss ein JPG- oder PNG-Bild sein.' });
  });

  test('with wrong entries is told so at each field', async () => {
    const answer = await create({ name: '', targetUserPools: [{ description: 'A', isDefault: false }] });
    expect(fieldsOf(answer)).toEqual({
      'input.name': 'Bitte ausfüllen.',
      'input.targetUserPools': 'Bitte genau einen Personalpool als Standard wählen.',
    });
  });
});

describe('saving a tenant', () => {
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its query
  let tenant: any;
  beforeEach(async () => {
    tenant = (await create({ logoSquareBase64: base64(await aPicture(256, 256)) })).data.createTenant;
  });
  const inputOf = (changes: object = {}) => {
    const {
      targetUserPools,
      defaultTargetUserPoolId,
      appointmentTypes,
      targetUserAssociationCode,
      tenantUserAssociationCode,
    } = tenant;
    const pools = targetUserPools.map((pool: { id: string }) => ({
      ...pool,
      isDefault: pool.id === defaultTargetUserPoolId,
    }));
    return anInput({
      targetUserPools: pools,
      appointmentTypes,
      targetUserAssociationCode,
      tenantUserAssociationCode,
      ...changes,
    });
  };
  const save = (changes: object = {}, version = tenant.version) =>
    api.call(UPDATE, { id: tenant.id, version, input: inputOf(changes) }, admin.headers);

  test('keeps ids, swaps names, adds, removes and reorders', async () => {
    const [tirol, salzburg] = tenant.targetUserPools;
    const { data, errors } = await save({
      targetUserPools: [
        { id: salzburg.id, description: 'Tirol', isDefault: false },
        { id: tirol.id, description: 'Salzburg', isDefault: true },
        { description: 'Wien', isDefault: false },
      ],
      appointmentTypes: [tenant.appointmentTypes[1]],
    });
    expect(errors).toEqual([]);
    expect(data.updateTenant).toMatchObject({
      version: tenant.version + 1,
      defaultTargetUserPoolId: tirol.id,
      targetUserPools: [
        { id: salzburg.id, description: 'Tirol' },
        { id: tirol.id, description: 'Salzburg' },
        { description: 'Wien' },
      ],
      appointmentTypes: [tenant.appointmentTypes[1]],
    });
  });

  test('leaves a logo that was not sent, and removes one that is null', async () => {
    const kept = await save();
    expect(kept.data.updateTenant.tenantTheme.logoSquareBase64).toBe(tenant.tenantTheme.logoSquareBase64);
    const removed = await save({ logoSquareBase64: null }, tenant.version + 1);
    expect(removed.data.updateTenant.tenantTheme.logoSquareBase64).toBeNull();
  });

  test('by two at once: one wins, the others are told, and nothing is mixed', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => save({ name: `Name ${i}`, appointmentTypes: [{ description: `Art ${i}` }] })),
    );
    const winners = answers.filter(({ errors }) => errors.length === 0);
    expect(winners).toHaveLength(1);
    const [{ name, appointmentTypes }] = winners.map(({ data }) => data.updateTenant);
    expect(appointmentTypes[0].description).toBe(name.replace('Name', 'Art'));
    for (const { errors } of answers.filter(({ errors: found }) => found.length > 0)) {
      expect(errors[0]).toMatchObject({
        message: 'Die Daten wurden inzwischen geändert',
        extensions: { code: 'general.stale' },
      });
    }
  });

  test('takes no id that is not of an entry of its own: those of new ones are the server’s', async () => {
    const other = (await create()).data.createTenant;
    const [ofOther, madeUp] = [other.targetUserPools[0].id, crypto.randomUUID()];
    for (const id of [ofOther, madeUp]) {
      const { errors } = await save({ targetUserPools: [{ id, description: 'Mein', isDefault: true }] });
      expect(errors[0]?.extensions['classification']).toBe('NOT_FOUND');
    }
    const again = (await api.call(READ, { id: other.id }, admin.headers)).data.tenant;
    expect(again.targetUserPools).toEqual(other.targetUserPools);
  });

  test('refuses to delete a pool that is still used', async () => {
    await api.asOwner(`create table if not exists public.uses_pool (tenant_id uuid, pool_id uuid,
      foreign key (tenant_id, pool_id) references target_user_pools)`);
    await api.asOwner('insert into uses_pool values ($1, $2)', [tenant.id, tenant.targetUserPools[0].id]);
    const { errors } = await save({ targetUserPools: [{ description: 'Neu', isDefault: true }] });
    expect(errors[0]).toMatchObject({
      message: 'Ein gelöschter Personalpool oder eine gelöschte Einsatzart wird noch verwendet.',
      extensions: { classification: 'DATA_INTEGRITY_VIOLATION' },
    });
    await api.asOwner('drop table uses_pool');
  });
});

describe('deleting a tenant', () => {
  test('takes its people’s access away at once and frees its codes', async () => {
    const code = aCode();
    const { id, name } = (await create({ targetUserAssociationCode: code })).data.createTenant;
    const worker = await api.aUser({ tenantId: id, role: 'TARGET_USER' });
    const WHO = '{ userInformation { exists } }';
    expect((await api.call(WHO, {}, worker.headers)).data.userInformation.exists).toBe(true);
    const wrong = await api.call(DELETE, { id, name: 'alpen' }, admin.headers);
    expect(wrong.errors[0]?.message).toBe('Der eingegebene Name stimmt nicht mit der Agentur überein.');
    expect((await api.call(DELETE, { id, name }, admin.headers)).data.deleteTenant).toBe(true);
    expect((await api.call(WHO, {}, worker.headers)).data.userInformation.exists).toBe(false);
    expect((await api.call(READ, { id }, admin.headers)).errors[0]?.extensions['classification']).toBe('NOT_FOUND');
    expect((await api.call(DELETE, { id, name }, admin.headers)).errors[0]?.extensions['classification']).toBe(
      'NOT_FOUND',
    );
    expect((await create({ targetUserAssociationCode: code })).errors).toEqual([]);
  });

  test('is refused for one’s own', async () => {
    const { errors } = await api.call(DELETE, { id: home, name: 'Plattform' }, admin.headers);
    expect(errors[0]?.message).toBe('Die eigene Agentur kann nicht gelöscht werden.');
  });
});

test('one request acts in one tenant', async () => {
  const [a, b] = [(await create()).data.createTenant.id, (await create()).data.createTenant.id];
  const { errors } = await api.call(`{ a: tenant(id: "${a}") { id } b: tenant(id: "${b}") { id } }`, {}, admin.headers);
  expect(errors[0]?.message).toBe('Eine Anfrage kann nur eine Agentur betreffen.');
});

test('workers see the look of their agency, staff also how it is arranged', async () => {
  const { id } = (await create()).data.createTenant;
  const ASK = '{ tenantInformation { defaultTargetUserPoolId targetUserPools { id description } outfits { title } } }';
  const staff = await api.aUser({ tenantId: id, role: 'TENANT_USER_DISPATCHER' });
  const worker = await api.aUser({ tenantId: id, role: 'TARGET_USER' });
  const { outfits, defaultTargetUserPoolId } = (await api.call(ASK, {}, staff.headers)).data.tenantInformation;
  expect([outfits, defaultTargetUserPoolId]).toEqual([[{ title: 'Schwarz' }], expect.any(String)]);
  const forWorkers = { defaultTargetUserPoolId: null, targetUserPools: null, outfits: null };
  expect((await api.call(ASK, {}, worker.headers)).data.tenantInformation).toEqual(forWorkers);
});
