import type { InvoiceSenderInput } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { LOGO_FAILURES } from '@gastspiel/domain/logos/logo-rules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { aLogo, aSender, SENDER } from '#app/testing/a-sender.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { findInvoiceSender, findSenderLogo } from '#features/invoice-senders/index.ts';

const WHOLE = `version name vatNumber companyRegistrationNumber companyRegistrationCourt contactEmail phoneNumber accountHolder
  iban bic closureText footerText invoiceCopyEmail nightSurcharge sundaySurcharge holidaySurcharge logoBase64 viewerCanEdit
  address { streetNameAndNumber postalCode location countryCode }`;
const READ = `{ invoiceSender { ${WHOLE} } }`;
const SAVE = `mutation ($version: Int, $input: InvoiceSenderInput!) {
  saveInvoiceSender(version: $version, input: $input) { ${WHOLE} } }`;
const HISTORY = '{ invoiceSender { history { count items { actorName changes { path before after } } } } }';

type Wish = Partial<z.input<typeof InvoiceSenderInput>>;

const api = await aTestApi();
let accounting: TestUser;
beforeEach(async () => {
  accounting = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
});

const save = (version: number | null, wish: Wish = {}) =>
  api.call(SAVE, { version, input: { ...SENDER, ...wish } }, accounting.headers);
const read = async (who = accounting) => (await api.call(READ, {}, who.headers)).data.invoiceSender;
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors[0]?.extensions['fields'];
const logos = () => api.asOwner('select id from sender_logos where tenant_id = $1', [accounting.tenantId]);

describe('the invoice sender', () => {
  test('is not there before it was saved', async () => {
    expect(await read()).toBeNull();
  });

  test('has everything that was entered, as it is written on papers', async () => {
    const typed = {
      iban: 'at61 1904 3002 3457 3201',
      companyRegistrationNumber: '482915K',
      phoneNumber: '+4315550200',
    };
    const surcharges = { nightSurcharge: 25, sundaySurcharge: 62.5, holidaySurcharge: 100 };
    const { data, errors } = await save(null, { ...typed, ...surcharges, logoBase64: await aLogo() });
    expect(errors).toEqual([]);
    const expected = { ...SENDER, ...surcharges, version: 1, viewerCanEdit: true };
    expect(data.saveInvoiceSender).toEqual({
      ...expected,
      logoBase64: expect.stringMatching(/^data:image\/png;base64,/),
    });
    expect(await read()).toEqual(data.saveInvoiceSender);
  });

  test('needs a name, a whole address and an e-mail address', async () => {
    const address = { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' };
    const answer = await save(null, { name: '', contactEmail: '', address });
    expect(Object.keys(fieldsOf(answer) ?? {}).sort()).toEqual([
      'input.address.location',
      'input.address.postalCode',
      'input.address.streetNameAndNumber',
      'input.contactEmail',
      'input.name',
    ]);
    expect(await read()).toBeNull();
  });

  test.each<[Wish, string]>([
    [{ vatNumber: 'ATU12345678' }, 'vatNumber'],
    [{ companyRegistrationNumber: 'HRB 1' }, 'companyRegistrationNumber'],
    [{ iban: 'AT611904300234573202' }, 'iban'],
    [{ bic: 'GIBA' }, 'bic'],
    [{ phoneNumber: '5550200' }, 'phoneNumber'],
    [{ invoiceCopyEmail: 'kopie' }, 'invoiceCopyEmail'],
    [{ nightSurcharge: 0 }, 'nightSurcharge'],
    [{ holidaySurcharge: 12.345 }, 'holidaySurcharge'],
    [{ closureText: 'x'.repeat(2049) }, 'closureText'],
  ])('with %o is refused at its field', async (wish, field) => {
    expect(fieldsOf(await save(null, wish))).toEqual({ [`input.${field}`]: expect.any(String) });
  });

  test('is another one for each agency', async () => {
    await save(null);
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect(await read(stranger)).toBeNull();
    await aSender(api, stranger.tenantId, { name: 'Fremd' });
    expect([(await read()).name, (await read(stranger)).name]).toEqual([SENDER.name, 'Fremd']);
  });

  test('keeps a history of before and after', async () => {
    await save(null);
    const logoBase64 = await aLogo();
    await save(1, { closureText: null, logoBase64 });
    await save(2, { closureText: null, logoBase64: null });
    const { data } = await api.call(HISTORY, {}, accounting.headers);
    const [removed, changed, created] = data.invoiceSender.history.items;
    expect(removed.changes).toEqual([{ path: 'logo', before: null, after: 'removed' }]);
    expect(changed).toEqual({
      actorName: 'Anna Pichler',
      changes: expect.arrayContaining([
        { path: 'closureText', before: SENDER.closureText, after: null },
        { path: 'logo', before: null, after: 'changed' },
      ]),
    });
    expect(created.changes).toContainEqual({ path: 'name', before: null, after: SENDER.name });
    expect(JSON.stringify(data)).not.toContain('base64');
  });
});

describe('saving over a version', () => {
  test('that is not the newest is refused, and nothing changes', async () => {
    await save(null);
    await save(1, { name: 'Schneller GmbH' });
    for (const version of [1, null, 7]) {
      expect(classOf(await save(version, { name: 'Langsamer GmbH' }))).toBe('BAD_REQUEST');
    }
    expect(await read()).toMatchObject({ version: 2, name: 'Schneller GmbH' });
  });

  test.each([null, 1])('%s by eight at once: one wins', async (version) => {
    if (version !== null) await save(null);
    const logoBase64 = await aLogo();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(version, { name: `Agentur ${index}`, logoBase64 })),
    );
    const winners = answers.filter(({ errors }) => errors.length === 0);
    expect(winners).toHaveLength(1);
    expect(await read()).toEqual(winners[0]?.data.saveInvoiceSender);
  });
});

describe('the logo', () => {
  test.each<[string, () => Promise<string> | string, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      LOGO_FAILURES.wrongType,
    ],
    ['a broken file', async () => (await aLogo()).slice(0, 120), LOGO_FAILURES.unreadable],
    ['a low picture', () => aLogo('#000', { width: 1330, height: 255 }), LOGO_FAILURES.tooSmall],
    ['too many bytes', () => Buffer.alloc(257 * 1024).toString('base64'), LOGO_FAILURES.tooManyBytes],
    ['too many pixels', () => aLogo('#000', { width: 5001, height: 5000 }), LOGO_FAILURES.tooManyPixels],
  ])('of %s is refused at its field', async (_name, picture, sentence) => {
    expect(fieldsOf(await save(null, { logoBase64: await picture() }))).toEqual({ 'input.logoBase64': sentence });
  });

  test('of a banner can be saved again as it was read', async () => {
    await save(null, { logoBase64: await aLogo('#000', { width: 1330, height: 256 }) });
    const { logoBase64 } = await read();
    expect((await save(1, { logoBase64 })).errors).toEqual([]);
    expect((await read()).logoBase64).toBe(logoBase64);
  });

  test('that is left out stays, null removes it, and what papers point at is still there', async () => {
    await save(null, { logoBase64: await aLogo() });
    const { logoBase64 } = await read();
    await save(1, { name: 'Anders GmbH' });
    expect((await read()).logoBase64).toBe(logoBase64);
    const { tenantId } = accounting;
    const logoId = (await api.database.withTenant(tenantId, findInvoiceSender))?.logoId ?? '';
    await save(2, { logoBase64: null });
    expect((await read()).logoBase64).toBeNull();
    const kept = await api.database.withTenant(tenantId, (db) => findSenderLogo(db, logoId));
    expect(`data:${kept?.mediaType};base64,${kept?.picture.toString('base64')}`).toBe(logoBase64);
  });

  test('is kept once, however often the same picture is chosen, and can not be changed by anybody', async () => {
    await save(null, { logoBase64: await aLogo() });
    await save(1, { logoBase64: await aLogo('#1F5E4A') });
    await save(2, { logoBase64: await aLogo() });
    expect(await logos()).toHaveLength(2);
    await expect(api.asOwner(`update sender_logos set media_type = 'image/jpeg'`)).rejects.toThrow(/not allowed/);
    await expect(api.asOwner('delete from sender_logos')).rejects.toThrow(/not allowed/);
  });

  test('of another agency is not found', async () => {
    await save(null, { logoBase64: await aLogo() });
    const [logo] = await logos();
    const elsewhere = await api.aTenant();
    expect(await api.database.withTenant(elsewhere, (db) => findSenderLogo(db, logo?.['id']))).toBeNull();
  });
});
