import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

const api = await aTestApi();
const dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
let worker: TestUser;
beforeEach(async () => {
  worker = await aWorker(api, dispatcher);
});

const OWN = {
  contactEmail: 'anna@example.at',
  phoneNumber: '+43 664 7654321',
  address: { streetNameAndNumber: 'Ring 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
  academicTitle: null,
  maritalStatus: 'MARRIED',
  clothingSize: 'M',
  hasDrivingLicence: false,
  carAvailability: 'AVAILABLE',
};
const save = (input: object, version = 2) =>
  api.call(
    `mutation ($version: Int!, $input: OwnProfileInput!) { updateOwnProfile(version: $version, input: $input) {
      version personalInformation { contactEmail pendingContactEmail } sectorAttributes { phoneNumber gender birthday }
      secretMasks { iban } } }`,
    { version, input: { ...OWN, ...input } },
    worker.headers,
  );
const confirm = (token: string) =>
  api.call('mutation ($token: String!) { confirmContactEmail(token: $token) }', { token });
const linkOf = async (userId: string): Promise<string> => {
  const [row] = await api.asOwner('select id from directory.contact_confirmations where user_id = $1', [userId]);
  return signLink(api.secrets, 'contact-confirmation', String(row?.['id']));
};
const resend = (by = worker) => api.call('mutation { resendOwnContactConfirmation }', {}, by.headers);
const resendFor = (id: string, by: TestUser) =>
  api.call('mutation ($id: String!) { resendContactConfirmation(targetUserId: $id) }', { id }, by.headers);
/** As if the link had been sent so long ago. */
const age = (userId: string, interval: string) =>
  api.asOwner('update directory.contact_confirmations set expires_at = expires_at - $2::interval where user_id = $1', [
    userId,
    interval,
  ]);
const emailOf = async () => {
  const { data } = await api.call('{ ownProfile { personalInformation { contactEmail } } }', {}, worker.headers);
  return data.ownProfile.personalInformation.contactEmail;
};

describe('the own profile', () => {
  test('changes what is the worker’s and leaves the rest as staff have it', async () => {
    const { data, errors } = await save({ iban: 'AT61 1904 3002 3457 3201' });
    expect(errors).toEqual([]);
    expect(data.updateOwnProfile).toMatchObject({
      version: 3,
      sectorAttributes: { phoneNumber: '+43 664 7654321', gender: 'FEMALE', birthday: '1998-03-14' },
      secretMasks: { iban: 'AT61 •••• 3201' },
    });
  });

  test('shows the own secret and records it', async () => {
    await save({ iban: 'AT611904300234573201' });
    const { data } = await api.call('mutation { revealOwnSecret(secret: IBAN) { value } }', {}, worker.headers);
    expect(data.revealOwnSecret.value).toBe('AT611904300234573201');
    const records = await api.asOwner(
      `select 1 from audit_records where entity_id = $1 and action = 'own-profile.read'`,
      [worker.id],
    );
    expect(records).toHaveLength(1);
  });

  test('is refused when staff changed it meanwhile', async () => {
    expect((await save({}, 1)).errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
  });
});

describe('a new contact address', () => {
  test('counts when its link was confirmed, once', async () => {
    const { data } = await save({ contactEmail: 'neu@example.at' });
    expect(data.updateOwnProfile.personalInformation).toEqual({
      contactEmail: 'anna@example.at',
      pendingContactEmail: 'neu@example.at',
    });
    const link = await linkOf(worker.id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(link)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await emailOf()).toBe('neu@example.at');
  });

  test('is not confirmed by an older link', async () => {
    await save({ contactEmail: 'neu@example.at' });
    const older = await linkOf(worker.id);
    await save({ contactEmail: 'noch-neuer@example.at' }, 3);
    expect((await confirm(older)).errors[0]?.message).toContain('abgelaufen');
    expect(await emailOf()).toBe('anna@example.at');
  });

  test('is not confirmed by an older link to the same address', async () => {
    await save({ contactEmail: 'neu@example.at' });
    const older = await linkOf(worker.id);
    await save({ contactEmail: 'andere@example.at' }, 3);
    await save({ contactEmail: 'neu@example.at' }, 4);
    expect((await confirm(older)).errors[0]?.message).toContain('abgelaufen');
  });

  test('taken back before it was confirmed is not confirmed any more', async () => {
    await save({ contactEmail: 'neu@example.at' });
    const link = await linkOf(worker.id);
    await save({}, 3);
    expect((await confirm(link)).errors).toHaveLength(1);
    expect(await emailOf()).toBe('anna@example.at');
  });

  test('whose link has lapsed gets another one when it is saved again', async () => {
    await save({ contactEmail: 'neu@example.at' });
    await api.asOwner(
      `update directory.contact_confirmations set expires_at = now() - interval '1 minute' where user_id = $1`,
      [worker.id],
    );
    expect((await confirm(await linkOf(worker.id))).errors[0]?.message).toContain('abgelaufen');
    await save({ contactEmail: 'neu@example.at' }, 3);
    expect((await confirm(await linkOf(worker.id))).errors).toEqual([]);
    expect(await emailOf()).toBe('neu@example.at');
  });

  test('that still waits gets no second mail when something else is saved', async () => {
    await save({ contactEmail: 'neu@example.at' });
    const link = await linkOf(worker.id);
    await save({ contactEmail: 'neu@example.at', clothingSize: 'L' }, 3);
    expect(await linkOf(worker.id)).toBe(link);
  });

  test.each(['', 'x.y', `${randomUUID()}.AAAA`, randomUUID()])('is not confirmed by %j', async (token) => {
    expect((await confirm(token)).errors[0]?.extensions['classification']).toBe('BAD_REQUEST');
  });
});

describe('a confirmation that is sent again', () => {
  test.each(['10 minutes', '4 days'])('replaces a link that is %s old', async (interval) => {
    await save({ contactEmail: 'neu@example.at' });
    const older = await linkOf(worker.id);
    await age(worker.id, interval);
    expect((await resend()).errors).toEqual([]);
    const newer = await linkOf(worker.id);
    expect(newer).not.toBe(older);
    expect((await confirm(older)).errors).toHaveLength(1);
    expect((await confirm(newer)).errors).toEqual([]);
    expect(await emailOf()).toBe('neu@example.at');
  });

  test('works when the lapsed link was swept away', async () => {
    await save({ contactEmail: 'neu@example.at' });
    await api.asOwner('delete from directory.contact_confirmations where user_id = $1', [worker.id]);
    expect((await resend()).errors).toEqual([]);
    expect((await confirm(await linkOf(worker.id))).errors).toEqual([]);
  });

  test('waits for five minutes, and of many at once one is sent', async () => {
    await save({ contactEmail: 'neu@example.at' });
    expect((await resend()).errors[0]?.extensions['code']).toBe('target-users.confirmationTooSoon');
    await age(worker.id, '10 minutes');
    const answers = await Promise.all(Array.from({ length: 6 }, () => resend()));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  test('is refused where nothing waits for it', async () => {
    expect((await resend()).errors[0]?.extensions['code']).toBe('target-users.noPendingEmail');
    expect((await resendFor(worker.id, dispatcher)).errors[0]?.extensions['code']).toBe('target-users.noPendingEmail');
  });

  test('can be asked for by staff of the agency, and by nobody else', async () => {
    await save({ contactEmail: 'neu@example.at' });
    await age(worker.id, '10 minutes');
    const foreign = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    const accounting = await api.aUser({ tenantId: dispatcher.tenantId, role: 'TENANT_USER_ACCOUNTING' });
    expect(classOf(await resendFor(worker.id, foreign))).toBe('NOT_FOUND');
    expect(classOf(await resendFor(worker.id, accounting))).toBe('FORBIDDEN');
    expect((await resendFor(worker.id, dispatcher)).errors).toEqual([]);
    expect((await confirm(await linkOf(worker.id))).errors).toEqual([]);
    expect(await emailOf()).toBe('neu@example.at');
  });
});
