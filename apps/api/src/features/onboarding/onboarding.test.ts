import { randomUUID } from 'node:crypto';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { workerInput } from '#app/testing/a-worker.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { sweepOnboarding } from '#features/onboarding/onboarding.jobs.ts';
import { saveDraft } from '#features/onboarding/onboarding.sql.ts';

const api = await aTestApi();
let tenantId: string;
let codes: { readonly worker: string; readonly staff: string };
beforeEach(async () => {
  await api.asOwner('delete from directory.code_attempts');
  tenantId = await api.aTenant();
  await api.asOwner(
    `insert into onboarding_checkboxes (tenant_id, label, url, position) values ($1, 'Datenschutz', 'https://a.example', 0)`,
    [tenantId],
  );
  const rows = await api.asOwner<{ flow: string; code: string }>(
    'select flow, code from directory.association_codes where tenant_id = $1',
    [tenantId],
  );
  const codeOf = (flow: string) => rows.find((row) => row.flow === flow)?.code ?? '';
  codes = { worker: codeOf('TARGET_USER'), staff: codeOf('TENANT_USER') };
});

const aStranger = async (subject = `subject-${randomUUID()}`) => ({
  authorization: `Bearer ${await signToken(inject('issuer'), { subject, scopes: SCOPES })}`,
});
const options = (code: string, headers = {}) =>
  api.call(
    `query ($code: String!) { onboardingOptions(tenantAssociationCode: $code) {
      flow sectorKey tenantName checkboxes { id label } appointmentTypes { id } tenantTheme { primaryColorPalette { main } } } }`,
    { code },
    headers,
  );
const COMPLETE = `mutation ($code: String!, $targetUser: TargetUserOnboardingInput, $tenantUser: TenantUserOnboardingInput) {
  completeOnboarding(tenantAssociationCode: $code, targetUser: $targetUser, tenantUser: $tenantUser) }`;
const aForm = async () => {
  const input = await workerInput(api, tenantId);
  const found = (await options(codes.worker)).data.onboardingOptions;
  return {
    personalInformation: input.personalInformation,
    sectorAttributes: input.sectorAttributes,
    socialSecurityNumber: '1237 010180',
    iban: 'AT61 1904 3002 3457 3201',
    availableForAppointmentTypeIds: input.availableForAppointmentTypeIds,
    acceptedCheckboxIds: found.checkboxes.map(({ id }: { id: string }) => id),
  };
};
const complete = async (headers: object, form?: object, code = codes.worker) =>
  api.call(COMPLETE, { code, targetUser: form ?? (await aForm()) }, { ...headers });
const whoAmI = async (headers: object) =>
  (await api.call('{ userInformation { existingUserInformation { userRole userState } } }', {}, { ...headers })).data
    .userInformation.existingUserInformation;

describe('a code', () => {
  test.each(['as it is', 'in small letters', 'with blanks around'])('leads to its tenant %s', async (how) => {
    const written =
      how === 'in small letters' ? codes.worker.toLowerCase() : how === 'as it is' ? codes.worker : ` ${codes.worker} `;
    const { data, errors } = await options(written);
    expect(errors).toEqual([]);
    expect(data.onboardingOptions).toMatchObject({
      flow: 'TARGET_USER',
      sectorKey: 'GASTRONOMY',
      tenantName: 'Wiener Tafelrunde',
      checkboxes: [{ label: 'Datenschutz' }],
    });
  });

  test('of staff leads to the staff form, without the workers’ conditions', async () => {
    expect((await options(codes.staff)).data.onboardingOptions).toMatchObject({ flow: 'TENANT_USER', checkboxes: [] });
  });

  test('that is wrong, too long or of a deleted tenant is refused with the same sentence', async () => {
    await api.asOwner('update directory.tenants set deleted_at = now() where id = $1', [tenantId]);
    for (const code of ['WRONG', 'x'.repeat(65), '', codes.worker]) {
      const { errors } = await options(code);
      expect(JSON.stringify(errors[0])).toContain('Der Zuordnungs Code ist inkorrekt');
    }
  });

  test('guessed a hundred times at once is refused, also the right one then', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => options(`GUESS-${i}`)));
    const messages = answers.map(({ errors }) => errors[0]?.message);
    expect(messages.filter((message) => message === 'Der Zuordnungs Code ist inkorrekt')).toHaveLength(20);
    expect((await options(codes.worker)).errors[0]?.message).toContain('Zu viele falsche Codes');
    const stranger = await aStranger();
    expect((await api.call(COMPLETE, { code: codes.worker }, stranger)).errors[0]?.message).toContain('Zu viele');
  });

  test('that is right may be used by a whole room', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => options(codes.worker)));
    expect(answers.every(({ errors }) => errors.length === 0)).toBe(true);
  });

  test('can be tried again after ten minutes', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => options(`GUESS-${i}`)));
    await api.asOwner(`update directory.code_attempts set since = now() - interval '11 minutes'`);
    expect((await options(codes.worker)).errors).toEqual([]);
  });
});

describe('a worker who completes the form', () => {
  test('waits in the default pool, with the kinds of work and secrets they gave', async () => {
    const stranger = await aStranger();
    expect((await complete(stranger)).errors).toEqual([]);
    expect(await whoAmI(stranger)).toEqual({ userRole: 'TARGET_USER', userState: 'ONBOARDING' });
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const list = await api.call('{ targetUsers { items { id availableInPoolIds } } }', {}, accounting.headers);
    const [worker] = list.data.targetUsers.items;
    const { data } = await api.call(
      `query ($id: String!) { targetUser(targetUserId: $id) { secretMasks { socialSecurityNumber iban }
        availableForAppointmentTypeIds history { items { changes { path after } } } } }`,
      { id: worker.id },
      accounting.headers,
    );
    const input = await workerInput(api, tenantId);
    expect(worker.availableInPoolIds).toEqual(input.availableInPoolIds);
    expect(data.targetUser).toMatchObject({
      secretMasks: { socialSecurityNumber: '•••• ••••80', iban: 'AT61 •••• 3201' },
      availableForAppointmentTypeIds: input.availableForAppointmentTypeIds,
    });
    expect(JSON.stringify(data.targetUser.history)).toContain('Datenschutz (https://a.example)');
  });

  test('eight times at once becomes one person', async () => {
    const stranger = await aStranger();
    const form = await aForm();
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(stranger, form)));
    // Who asks after the first has committed is told that they are where they wanted to be.
    expect(answers.filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(0);
    expect(await api.asOwner('select 1 from users where tenant_id = $1', [tenantId])).toHaveLength(1);
  });

  test('without accepting everything is told so at the field, and is nobody yet', async () => {
    const stranger = await aStranger();
    const { errors } = await complete(stranger, { ...(await aForm()), acceptedCheckboxIds: [] });
    expect(errors[0]?.extensions['fields']).toEqual({
      'targetUser.acceptedCheckboxIds': 'Bitte alle Punkte akzeptieren.',
    });
    expect(await whoAmI(stranger)).toBeNull();
  });

  test('who accepts one condition of two has not accepted everything', async () => {
    const stranger = await aStranger();
    const form = await aForm();
    await api.asOwner(
      `insert into onboarding_checkboxes (tenant_id, label, url, position) values ($1, 'AGB', 'https://b.example', 1)`,
      [tenantId],
    );
    expect((await complete(stranger, form)).errors[0]?.extensions['fields']).toEqual({
      'targetUser.acceptedCheckboxIds': 'Bitte alle Punkte akzeptieren.',
    });
    expect(await whoAmI(stranger)).toBeNull();
  });

  test('with the staff code is told that the form is another', async () => {
    const { errors } = await complete(await aStranger(), undefined, codes.staff);
    expect(errors[0]?.message).toContain('anderen Formular');
  });

  test('who belongs to an agency already, be it this one, is told so', async () => {
    for (const agency of [await api.aTenant(), tenantId]) {
      const member = await api.aUser({ tenantId: agency, role: 'TARGET_USER' });
      expect((await complete(member.headers)).errors[0]?.message).toBe(
        'Diese Anmeldung gehört bereits zu einer Agentur.',
      );
    }
  });

  test('who asks again because the answer got lost is where they wanted to be', async () => {
    const stranger = await aStranger();
    const form = await aForm();
    expect((await complete(stranger, form)).errors).toEqual([]);
    expect((await complete(stranger, form)).data).toEqual({ completeOnboarding: true });
    const [elsewhere] = await api.asOwner<{ code: string }>(
      `select code from directory.association_codes where tenant_id = $1 and flow = 'TARGET_USER'`,
      [await api.aTenant({ name: 'Andere Agentur' })],
    );
    for (const code of [codes.staff, elsewhere?.code ?? '']) {
      expect((await complete(stranger, form, code)).errors[0]?.message).toContain('bereits');
    }
  });
});

test('staff who complete the form wait for system administration', async () => {
  const stranger = await aStranger();
  const { personalInformation } = await workerInput(api, tenantId);
  const tenantUser = { personalInformation, acceptedCheckboxIds: [] };
  expect((await api.call(COMPLETE, { code: codes.staff, tenantUser }, stranger)).errors).toEqual([]);
  expect(await whoAmI(stranger)).toEqual({ userRole: 'TENANT_USER_DISPATCHER', userState: 'ONBOARDING' });
});

describe('a half-filled form', () => {
  const SAVE = `mutation ($code: String!, $draft: String!) { saveOnboardingDraft(tenantAssociationCode: $code, draft: $draft) }`;
  const draftOf = async (headers: object) =>
    (await api.call('{ onboardingDraft { tenantAssociationCode draft } }', {}, { ...headers })).data.onboardingDraft;

  test('is there at the next visit, for that person alone, and unreadable in the database', async () => {
    const [stranger, other] = [await aStranger(), await aStranger()];
    const draft = '{"iban":"AT611904300234573201"}';
    expect((await api.call(SAVE, { code: codes.worker, draft }, stranger)).errors).toEqual([]);
    expect(await draftOf(stranger)).toEqual({ tenantAssociationCode: codes.worker, draft });
    expect(await draftOf(other)).toBeNull();
    const [row] = await api.asOwner('select sealed from directory.onboarding_drafts');
    expect(String(row?.['sealed'])).not.toContain('AT61');
  });

  test('put in another person’s place opens for nobody', async () => {
    const subject = `subject-${randomUUID()}`;
    await api.call(SAVE, { code: codes.worker, draft: '{"a":1}' }, await aStranger());
    await api.asOwner('update directory.onboarding_drafts set subject = $1 where tenant_id = $2', [subject, tenantId]);
    const { data, errors } = await api.call('{ onboardingDraft { draft } }', {}, await aStranger(subject));
    expect([data?.onboardingDraft ?? null, errors[0]?.extensions['classification']]).toEqual([null, 'INTERNAL_ERROR']);
  });

  test('is gone when the form is complete', async () => {
    const stranger = await aStranger();
    await api.call(SAVE, { code: codes.worker, draft: '{}' }, stranger);
    await complete(stranger);
    expect(await api.asOwner('select 1 from directory.onboarding_drafts where tenant_id = $1', [tenantId])).toEqual([]);
  });

  test('does not tell the code that replaced the one it was begun with', async () => {
    const stranger = await aStranger();
    await api.call(SAVE, { code: codes.staff, draft: '{"a":1}' }, stranger);
    await api.asOwner(
      `update directory.association_codes set code = 'RENEWED-1', code_key = 'RENEWED-1' where tenant_id = $1 and flow = 'TENANT_USER'`,
      [tenantId],
    );
    expect(JSON.stringify(await draftOf(stranger))).not.toContain('RENEWED-1');
  });

  test('is refused from somebody who already belongs to an agency', async () => {
    const stranger = await aStranger();
    await complete(stranger);
    const { errors } = await api.call(SAVE, { code: codes.worker, draft: '{}' }, stranger);
    expect(errors[0]?.message).toBe('Diese Anmeldung gehört bereits zu einer Agentur.');
  });

  test('that arrives after the form was completed is not kept', async () => {
    const subject = `subject-${randomUUID()}`;
    const stranger = await aStranger(subject);
    await complete(stranger);
    // As a request does that found nobody yet when it began.
    await api.database.withoutTenant((db) =>
      saveDraft(
        db,
        { issuer: inject('issuer').url, subject },
        { tenantId, flow: 'TARGET_USER', sealed: Buffer.from('x') },
      ),
    );
    expect(await api.asOwner('select 1 from directory.onboarding_drafts where subject = $1', [subject])).toEqual([]);
  });

  test('that nobody came back for is swept after ninety days', async () => {
    const [old, fresh] = [await aStranger(), await aStranger()];
    await api.call(SAVE, { code: codes.worker, draft: '{"a":1}' }, old);
    await api.asOwner(`update directory.onboarding_drafts set saved_at = now() - interval '91 days'`);
    await api.call(SAVE, { code: codes.worker, draft: '{"b":2}' }, fresh);
    await sweepOnboarding.run(api.database);
    expect(await draftOf(old)).toBeNull();
    expect(await draftOf(fresh)).not.toBeNull();
  });
});

test('the server’s login can not read who tried what', async () => {
  await expect(sql`select * from directory.code_attempts`.execute(api.database.single)).rejects.toThrow(/permission/);
});
