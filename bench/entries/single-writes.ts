import type pg from 'pg';
import { benchId, WORKER } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 40;
const ANNA = 'anna.pichler@tafelrunde.example';
const AT = { startDateTime: '2031-07-01T10:00:00Z', endDateTime: '2031-07-01T16:00:00Z' };
const WORKED = { startDateTime: '2024-02-02T10:00:00Z', endDateTime: '2024-02-02T16:00:00Z' };
const TYPE = benchId('appointment_types1');
const POOL = benchId('target_user_pools1');

/** An appointment of one tenant with offers in one state. */
const staged = async (owner: pg.Client, tenant: string, at: typeof AT, state: string, users: string) => {
  const { rows } = await owner.query<{ appointment_id: string; id: string; user_id: string }>(
    `with a as (
       insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
         invoice_recipient_id, customer, venue, search_key)
       select '${tenant}', 'Einzeln', '${at.startDateTime}', '${at.endDateTime}', 9,
         (select id from appointment_types where tenant_id = '${tenant}' order by position limit 1),
         (select id from target_user_pools where tenant_id = '${tenant}' order by position limit 1),
         (select id from invoice_recipients where tenant_id = '${tenant}' order by id limit 1), 'Einzelhotel', 'Saal', 'einzeln'
       returning *)
     insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
     select a.tenant_id, a.id, u.id, a.starts_at, a.ends_at, '${state}' from a, (${users}) u
     returning appointment_id, id, user_id`,
  );
  return rows;
};
const WORKERS = `select user_id as id from target_users where tenant_id = '${LARGE_TENANT}' order by user_id limit 4`;
const AUDIT = (tenant: string, entity: string) => `
  with record as (
    insert into audit_records (tenant_id, action, entity_type, entity_id, request_id)
    values ('${tenant}', 'bench', 'bench', '${entity}', 'bench') returning *)
  insert into audit_payloads (tenant_id, audit_record_id, subject_id, after) select tenant_id, id, entity_id, '{"a":1}' from record`;

const CHANGED = `id version userState availableForAppointmentTypeIds availableInPoolIds
  personalInformation { firstName lastName contactEmail }
  internalAttributes { hasCompletedRecruitingDay isDeployableAsTeamLeader nationhood notes rating }
  sectorAttributes { academicTitle birthday carAvailability clothingSize gender hasDrivingLicence maritalStatus
    nationalityCountryCode phoneNumber address { streetNameAndNumber postalCode location countryCode } }`;

/** The writes of every minute: one row, its history and what follows, beside the bare statements in a transaction. */
export const entry: Entry = {
  name: 'Single writes',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const asAnna = await headersOf(product, ANNA);
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { rows: people } = await owner.query<{ id: string; tenant_id: string }>(
      `select id, tenant_id from users where contact_email = '${ANNA}'`,
    );
    const [anna = { id: '', tenant_id: '' }] = people;
    const [asked] = await staged(owner, anna.tenant_id, AT, 'CONTACTED', `select '${anna.id}'::uuid as id`);
    const [accepted] = await staged(owner, LARGE_TENANT, AT, 'ACCEPTED', WORKERS);
    const worked = await staged(owner, LARGE_TENANT, WORKED, 'BOOKED', WORKERS);
    if (!asked || !accepted || !worked[0]) throw new Error('there is nobody to write about');
    const appointment = accepted.appointment_id;
    const block = worked[0].appointment_id;
    const { targetUser } = await callApi<{ targetUser: { version: number } & Record<string, object> }>(
      product,
      headers,
      `{ targetUser(targetUserId: "${WORKER}") { ${CHANGED} } }`,
    );
    const { id: worker, version: _version, ...profile } = targetUser;
    const versions = { appointment: 1, block: 0, worker: targetUser.version };
    let turn = 0;
    const statements =
      (...texts: readonly string[]) =>
      async () => {
        for (const text of ['begin', ...texts, 'commit']) await owner.query(text);
      };
    const offerTo = (tenant: string, id: string, state: string) =>
      `update offers set state = '${state}', state_changed_at = now(), version = version + 1
       where tenant_id = '${tenant}' and id = '${id}'`;
    const held = (tenant: string, id: string) =>
      `select from appointments where tenant_id = '${tenant}' and id = '${id}' for update`;
    const own = `tenant_id = '${LARGE_TENANT}'`;
    const ofBlock = `${own} and appointment_id = '${block}'`;
    const accept = () => callApi(product, asAnna, `mutation { acceptOffer(offerId: "${asked.id}") { offerId } }`);
    const book = () => callApi(product, headers, `mutation { bookOffer(offerId: "${accepted.id}") { offerId } }`);
    const change = async () => {
      turn += 1;
      const input = {
        ...AT,
        description: `Einzeln ${turn}`,
        desiredTargetUsers: 9,
        typeId: TYPE,
        targetUserPoolId: POOL,
        sectorAttributes: {
          customer: 'Einzelhotel',
          venue: 'Saal',
          address: { countryCode: 'AT' },
          meetingInformation: {},
        },
        internalAttributes: {},
      };
      await callApi(
        product,
        headers,
        `mutation ($input: AppointmentInput!) {
          updateAppointment(appointmentId: "${appointment}", version: ${versions.appointment}, input: $input) { withdrawnOffers } }`,
        { input },
      );
      versions.appointment += 1;
    };
    const changeBare = async () => {
      turn += 1;
      await statements(
        held(LARGE_TENANT, appointment),
        `update appointments set description = 'Einzeln ${turn}', version = version where ${own} and id = '${appointment}'`,
        AUDIT(LARGE_TENANT, appointment),
      )();
    };
    const entryOf = { type: 'WORK', breakInSeconds: 1800, ...WORKED };
    const worklogs = worked.map(({ user_id: worklogUserId }) => ({ worklogUserId, entries: [entryOf] }));
    const record = async () => {
      await callApi(
        product,
        headers,
        `mutation ($worklogs: [WorklogInput!]!) {
          recordWorklogs(worklogBlockId: "${block}", version: ${versions.block}, worklogs: $worklogs) { id } }`,
        { worklogs },
      );
      versions.block += 1;
    };
    const recordBare = statements(
      held(LARGE_TENANT, block),
      `update worklog_blocks set recorded_at = now() where ${ofBlock}`,
      `delete from worklogs where ${ofBlock}`,
      `insert into worklogs (tenant_id, appointment_id, user_id, did_not_come)
       select tenant_id, appointment_id, user_id, false from offers where ${ofBlock}`,
      `insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
       select tenant_id, appointment_id, user_id, 1, 'WORK', starts_at, ends_at, 30 from offers where ${ofBlock}`,
      AUDIT(LARGE_TENANT, block),
    );
    const save = async () => {
      turn += 1;
      const input = {
        ...profile,
        internalAttributes: { ...profile['internalAttributes'], notes: `Notiz ${turn}` },
      };
      await callApi(
        product,
        headers,
        `mutation ($input: TargetUserInput!) {
          updateTargetUser(targetUserId: "${worker}", version: ${versions.worker}, input: $input) { id } }`,
        { input },
      );
      versions.worker += 1;
    };
    const saveBare = statements(
      `select from target_users where ${own} and user_id = '${WORKER}' for no key update`,
      `update users set version = version where ${own} and id = '${WORKER}'`,
      `update target_users set internal_notes = internal_notes || '.' where ${own} and user_id = '${WORKER}'`,
      AUDIT(LARGE_TENANT, WORKER),
    );
    const [askAgain, unbook] = [
      () => owner.query(offerTo(anna.tenant_id, asked.id, 'CONTACTED')),
      () => owner.query(offerTo(LARGE_TENANT, accepted.id, 'ACCEPTED')),
    ];
    const works = {
      'an offer accepted': [
        accept,
        askAgain,
        statements(
          `select from offers where tenant_id = '${anna.tenant_id}' and id = '${asked.id}' for update`,
          offerTo(anna.tenant_id, asked.id, 'ACCEPTED'),
          AUDIT(anna.tenant_id, asked.appointment_id),
        ),
        askAgain,
      ],
      'an offer booked': [
        book,
        unbook,
        statements(
          held(LARGE_TENANT, appointment),
          offerTo(LARGE_TENANT, accepted.id, 'BOOKED'),
          AUDIT(LARGE_TENANT, appointment),
        ),
        unbook,
      ],
      'an appointment changed': [change, async () => {}, changeBare, async () => {}],
      'hours of four recorded': [record, async () => {}, recordBare, async () => {}],
      'a worker changed': [save, async () => {}, saveBare, async () => {}],
    };
    const lines: string[] = [];
    try {
      for (const [what, work] of Object.entries(works)) {
        const [ours = 0, , bare = 0] = await byTurns(ROUNDS, work);
        lines.push(
          `${what} in ${ours.toFixed(1)} ms, bare statements ${bare.toFixed(1)} ms = ${judge(ours / bare, { atMost: 6 }, { unit: '×', digits: 1 })}`,
        );
      }
      return lines;
    } finally {
      await owner.query('rollback');
      await owner.query(`delete from worklogs where ${ofBlock}`);
      await owner.query(`delete from offers where appointment_id = any($1)`, [
        [asked, accepted, ...worked].map((one) => one.appointment_id),
      ]);
      await owner.query(`delete from appointments where customer = 'Einzelhotel'`);
      await owner.query(`update target_users set internal_notes = null where ${own} and user_id = '${WORKER}'`);
      await owner.end();
    }
  },
};
