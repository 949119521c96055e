import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { benchId } from '#bench/bench-id.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { gatherCrowd } from '#bench/crowd.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { EventStreams } from '#bench/event-streams.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const PEOPLE = 63;
const STREAMS_A_PERSON = 8;
const ROUNDS = 15;

/** To somebody new: live events know only ids as the product makes them, and the data set's are others. */
const OFFER = `
  with person as (
    insert into users (tenant_id, role, state, first_name, last_name, contact_email)
    values ('${LARGE_TENANT}', 'TARGET_USER', 'ACTIVE', 'Live', 'Event', '') returning tenant_id, id
  ), worker as (
    insert into target_users (tenant_id, user_id) select tenant_id, id from person returning user_id
  ), shift as (
    insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
      customer, venue, search_key)
    values ('${LARGE_TENANT}', 'Live', now() + interval '30 days', now() + interval '31 days', 1,
      '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', 'Hofburg', 'Festsaal', 'live')
    returning tenant_id, id, starts_at, ends_at
  )
  insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
  select s.tenant_id, s.id, w.user_id, s.starts_at, s.ends_at, 'CONTACTED' from shift s, worker w returning id`;

const CLEARING = `
  delete from appointments where tenant_id = '${LARGE_TENANT}' and description = 'Live';
  delete from target_users t using users u where t.tenant_id = '${LARGE_TENANT}' and u.tenant_id = t.tenant_id
    and u.id = t.user_id and u.first_name = 'Live';
  delete from users where tenant_id = '${LARGE_TENANT}' and first_name = 'Live'`;

export const entry: Entry = {
  name: 'A change told to 504 open streams',
  async run(product) {
    const crowd = await gatherCrowd(product, PEOPLE);
    const everybody = crowd.flatMap((headers) => Array<Record<string, string>>(STREAMS_A_PERSON).fill(headers));
    const theirs = await EventStreams.open(`${product.appUrl}/events`, everybody);
    const bare = await EventStreams.open(
      `${product.bareUrl}/events`,
      everybody.map(() => ({})),
    );
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const change = await offerChange(product, owner);
    const times = { afterAnswer: [] as number[], afterCall: [] as number[], bare: [] as number[] };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const told = theirs.lastTold();
        const called = performance.now();
        await change();
        const answered = performance.now();
        const last = await told;
        times.afterAnswer.push(last - answered);
        times.afterCall.push(last - called);
        const bareTold = bare.lastTold();
        const bareCalled = performance.now();
        await fetch(`${product.bareUrl}/tell`, { method: 'POST' });
        times.bare.push((await bareTold) - bareCalled);
        // Neither side is to find the other's work unfinished.
        await delay(50);
      }
    } finally {
      theirs.close();
      bare.close();
      await owner.query(CLEARING);
      await owner.end();
    }
    const [answer, call, least] = [median(times.afterAnswer), median(times.afterCall), median(times.bare)];
    return [
      `last stream told ${answer.toFixed(1)} ms after the mutation's answer, ${call.toFixed(1)} ms after its call`,
      `a bare server tells as many ${least.toFixed(1)} ms after the call: the product takes ${(call / least).toFixed(2)}× of that with the mutation`,
    ];
  },
};

/** A mutation on one offer of the tenant, which concerns all of its staff. */
async function offerChange(product: BenchedProduct, owner: pg.Client): Promise<() => Promise<unknown>> {
  const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
  const { rows } = await owner.query<{ id: string }>(OFFER);
  let round = 0;
  return () => {
    round += 1;
    const notes = `${round} ${Date.now()}`;
    return callApi(
      product,
      headers,
      `mutation { updateOfferNotes(offerId: "${rows[0]?.id}", notes: "${notes}") { offerId } }`,
    );
  };
}
