import { setTimeout as delay } from 'node:timers/promises';
import { APPOINTMENT } from '#bench/bench-id.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { gatherCrowd } from '#bench/crowd.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { EventStreams } from '#bench/event-streams.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';

const PEOPLE = 63;
const STREAMS_A_PERSON = 8;
const ROUNDS = 15;

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
    const change = await offerChange(product);
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
    }
    const [answer, call, least] = [median(times.afterAnswer), median(times.afterCall), median(times.bare)];
    return [
      `last stream told ${answer.toFixed(1)} ms after the mutation's answer, ${call.toFixed(1)} ms after its call`,
      `a bare server tells as many ${least.toFixed(1)} ms after the call: the product takes ${(call / least).toFixed(2)}× of that with the mutation`,
    ];
  },
};

/** A mutation on one offer of the tenant, which concerns all of its staff. */
async function offerChange(product: BenchedProduct): Promise<() => Promise<unknown>> {
  const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
  const call = <Data>(query: string) => callApi<Data>(product, headers, query);
  const { appointmentOffers } = await call<{ appointmentOffers: { items: { offerId: string }[] } }>(
    `{ appointmentOffers(appointmentId: "${APPOINTMENT}", page: { number: 0, size: 1 }) { items { offerId } } }`,
  );
  let notes = 0;
  return () => {
    notes += 1;
    return call(
      `mutation { updateOfferNotes(offerId: "${appointmentOffers.items[0]?.offerId}", notes: "${notes} ${Date.now()}") { offerId } }`,
    );
  };
}
