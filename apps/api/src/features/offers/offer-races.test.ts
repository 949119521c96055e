import { afterEach, expect, test } from 'vitest';
import { drawFrom } from '#app/demo/draw.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import type { Command, OfferCommand } from '#app/testing/offer-model/offer-model.ts';
import { anOfferStage } from '#app/testing/offer-model/offer-stage.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { IS_DEEP, SEED } from '#app/testing/test-sequences.ts';

const api = await aTestApi();
afterEach(() => api.expectNoDrift());

const CLIENTS = 16;
/** More of them in `npm run test:deep`. */
const COMMANDS_EACH = IS_DEEP ? 60 : 30;

/** Changes of offers as the audit log tells them, balanced: what came minus what went, for each state. */
const BALANCES = `
  with change as (
    select r.entity_id as appointment, p.before -> 'offer' as before, p.after -> 'offer' as after
    from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
    where r.entity_type = 'appointment' and p.after ? 'offer' and r.entity_id = any($1::uuid[])
  ), step as (
    select appointment, after ->> 'targetUserId' as worker, after ->> 'state' as state, 1 as step from change
    union all
    select appointment, after ->> 'targetUserId', before ->> 'state', -1 from change where before ->> 'state' is not null
  )
  select appointment::text as appointment, worker, state, sum(step)::int as balance from step
  where state not in ('WITHDRAWN', 'PREVENTED', 'KEPT') group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3`;

test(`sixteen clients on the same workers and appointments break nothing (seed ${SEED})`, async () => {
  const desired = [2, 2, 3, 2];
  const stage = await anOfferStage(api, { workers: 5, desired, ofRecipient: [true, false, true, false], processes: 2 });
  try {
    const draw = drawFrom(SEED);
    const command = (): Command => {
      const [a, w] = [draw.number(4), draw.number(5)];
      const kinds = ['offer', 'accept', 'accept', 'decline', 'withdraw', 'prevent', 'book', 'bookDirectly', 'move'];
      const kind = draw.one([...kinds, 'offerAll', 'replace', 'block', 'release', 'release', 'release'] as const);
      if (kind === 'book' || kind === 'bookDirectly') return { kind, a, w, over: draw.isLucky(30) };
      if (kind === 'move') return { kind, a, slot: draw.number(4) };
      if (kind === 'offerAll') return { kind, a, partially: true };
      if (kind === 'replace') return { kind, a, w, partially: true };
      if (kind === 'block' || kind === 'release') return { kind, w };
      return { kind, a, w } as OfferCommand;
    };
    const played: { kind: Command['kind']; outcome: string | number | null }[] = [];
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let i = 0; i < COMMANDS_EACH; i += 1) {
          const next = command();
          played.push({ kind: next.kind, outcome: await stage.play(next) });
        }
      }),
    );
    const refusals = new Set(played.map(({ outcome }) => outcome).filter((outcome) => typeof outcome === 'string'));
    expect(
      [...refusals].filter((code) => !/^(offers|appointments)\.|^general\.(stale|stateForbids)$/.test(code)),
    ).toEqual([]);
    const succeeded = (...kinds: Command['kind'][]) =>
      played.filter(({ kind, outcome }) => kinds.includes(kind) && outcome === null).length;
    const [audited] = await api.asOwner<{ booked: number; accepted: number; declined: number }>(
      `select count(*) filter (where state = 'BOOKED')::int as booked,
         count(*) filter (where state = 'ACCEPTED')::int as accepted,
         count(*) filter (where state = 'DECLINED')::int as declined
       from (select p.after #>> '{offer,state}' as state
         from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
         where r.entity_type = 'appointment' and r.entity_id = any($1::uuid[])) done`,
      [stage.appointments],
    );
    const done = {
      booked: succeeded('book', 'bookDirectly'),
      accepted: succeeded('accept'),
      declined: succeeded('decline'),
    };
    expect(audited?.booked, 'whoever was told that it is done has done it').toBe(done.booked);
    // An answer that is given again is taken as the same one, and is no change.
    expect(audited?.accepted).toBeLessThanOrEqual(done.accepted);
    expect(audited?.declined).toBeLessThanOrEqual(done.declined);
    // How many of each come through depends on who was first.
    const all = done.booked + done.accepted + done.declined;
    expect(all, 'not everybody was refused').toBeGreaterThan(0);

    const overlapping = await api.asOwner(
      `select x.id from offers x join offers y on y.user_id = x.user_id and y.id > x.id and y.starts_at < x.ends_at
         and y.ends_at > x.starts_at
       where (x.state = 'BOOKED' or y.state = 'BOOKED') and x.appointment_id = any($1::uuid[])`,
      [stage.appointments],
    );
    expect(overlapping, 'nothing is offered or booked beside a booking').toEqual([]);
    const untrue = await api.asOwner(
      `select o.id from offers o join appointments a on a.id = o.appointment_id
       where (o.starts_at, o.ends_at) <> (a.starts_at, a.ends_at)`,
    );
    expect(untrue, 'the times of offers are those of the appointment').toEqual([]);
    const current = await api.asOwner(
      `select appointment_id::text as appointment, user_id::text as worker, state, 1 as balance from offers
       where appointment_id = any($1::uuid[]) order by 1, 2, 3`,
      [stage.appointments],
    );
    expect(await api.asOwner(BALANCES, [stage.appointments]), 'every change is audited').toEqual(current);
    const untold = await api.asOwner(
      `with booked as (
         select r.entity_id::text as appointment, p.after #>> '{offer,targetUserId}' as worker, count(*) as times
         from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
         where r.entity_type = 'appointment' and p.after #>> '{offer,state}' = 'BOOKED' group by 1, 2
       ), told as (
         select payload #>> '{payload,payload,appointmentId}' as appointment,
           payload #>> '{payload,payload,userId}' as worker, count(*) as times
         from graphile_worker._private_jobs where payload #>> '{payload,payload,news}' = 'BOOKED' group by 1, 2
       )
       select * from booked b left join told t using (appointment, worker) where t.times is distinct from b.times`,
    );
    expect(untold, 'every booking has its notification').toEqual([]);
  } finally {
    await stage.close();
  }
}, 300_000);

/** Many more in `npm run test:deep`. */
const OFFERS = Number(process.env['ONCE_OFFERS'] ?? 10);
const AT_ONCE = 8;
/** Answers that a worker may give several times, though they change something once. */
const ANSWERS = [
  ['declineOffer(offerId: $o) { offerId }', 'DECLINED'],
  ['acceptOffer(offerId: $o) { offerId }', 'ACCEPTED'],
] as const;
/** The steps that can be taken once with an offer, by whom, and what the latecomer is told. */
const ONCE = [
  ['createOffer(appointmentId: $a, targetUserId: $w) { offerId }', 'office', 'offers.alreadyOffered'],
  ['bookOffer(offerId: $o) { offerId }', 'office', 'offers.notBookable'],
  ['reportPrevention(offerId: $o) { offerId }', 'worker', 'offers.alreadyPrevented'],
  ['dismissPrevention(offerId: $o) { offerId }', 'office', 'offers.notPrevented'],
  ['withdrawOffer(offerId: $o)', 'office', 'offers.gone'],
] as const;

/** All answers are taken, and each is one change. */
async function answerOften(a: string, workers: readonly TestUser[]): Promise<void> {
  for (const [field, state] of ANSWERS) {
    for (const worker of workers) {
      const [row] = await api.asOwner<{ id: string }>(
        'select id from offers where appointment_id = $1 and user_id = $2',
        [a, worker.id],
      );
      const fire = () => api.call(`mutation ($o: String!) { ${field} }`, { o: row?.id }, worker.headers);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, fire));
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    }
    const [changes] = await api.asOwner<{ count: number }>(
      `select count(*)::int as count
       from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.entity_type = 'appointment' and r.entity_id = $1 and p.after #>> '{offer,state}' = $2`,
      [a, state],
    );
    expect([state, changes?.count]).toEqual([state, workers.length]);
  }
}

test(`what can be done once is done once, however often it is fired, on ${OFFERS} offers`, async () => {
  const dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  const workers: TestUser[] = [];
  for (let i = 0; i < OFFERS; i += 1) workers.push(await aWorker(api, dispatcher));
  const a = await anAppointment(api, dispatcher, { desiredTargetUsers: OFFERS });
  for (const [field, by, refusal] of ONCE) {
    if (field.startsWith('bookOffer')) await answerOften(a, workers);
    const rows = await api.asOwner<{ id: string; w: string }>(
      'select id, user_id as w from offers where appointment_id = $1',
      [a],
    );
    const offerIds = new Map(rows.map(({ id, w }) => [w, id]));
    const outcomes: string[] = [];
    for (const worker of workers) {
      const o = offerIds.get(worker.id) ?? '';
      const { headers } = by === 'worker' ? worker : dispatcher;
      const variables = field.includes('$o') ? '($o: String!)' : '($a: String!, $w: String!)';
      const fire = () => api.call(`mutation ${variables} { ${field} }`, { a, w: worker.id, o }, headers);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, fire));
      outcomes.push(...answers.map(({ errors }) => String(errors[0]?.extensions['code'] ?? 'done')));
    }
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    expect({ field, done: count('done'), refused: count(refusal) }).toEqual({
      field,
      done: OFFERS,
      refused: OFFERS * (AT_ONCE - 1),
    });
  }
}, 600_000);
