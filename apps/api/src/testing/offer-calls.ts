import { expect } from 'vitest';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

const COUNTS = /^(withdraw|createOfferForAll|createBookings|bookOffers|seekReplacement|remind)/;

/** Calls about offers in few words, for tests that are about what follows from them. */
export function offerCalls(api: TestApi, dispatcher: () => TestUser) {
  const call = async (field: string, args: object, by = dispatcher()) => {
    const list = Object.entries(args)
      .map(([name, value]) => `${name}: ${/^offerStates?$/.test(name) ? value : JSON.stringify(value)}`)
      .join(', ');
    const selection = COUNTS.test(field) ? '' : '{ offerId offerState offerNotes preventedAt preventedNote }';
    const { data, errors } = await api.call(`mutation { ${field}(${list}) ${selection} }`, {}, by.headers);
    return { data: data?.[field], errors, message: errors[0]?.message };
  };
  const offer = async (user: TestUser, appointmentId: string): Promise<string> => {
    const { data, errors } = await call('createOffer', { appointmentId, targetUserId: user.id });
    expect(errors).toEqual([]);
    return data.offerId;
  };
  const accepted = async (user: TestUser, appointmentId: string): Promise<string> => {
    const id = await offer(user, appointmentId);
    expect((await call('acceptOffer', { offerId: id }, user)).errors).toEqual([]);
    return id;
  };
  const booked = async (user: TestUser, appointmentId: string): Promise<string> => {
    const { data, errors } = await call('createBooking', { appointmentId, targetUserId: user.id });
    expect(errors).toEqual([]);
    return data.offerId;
  };
  /** The states of an appointment's offers, by the worker's id. */
  const statesOf = async (appointmentId: string): Promise<Record<string, string>> => {
    const rows = await api.asOwner('select user_id, state from offers where appointment_id = $1', [appointmentId]);
    return Object.fromEntries(rows.map(({ user_id, state }) => [user_id, state]));
  };
  /** The mails so far, as the jobs in the queue say: `BOOKED` and the id of the worker. One mail may tell of several shifts. */
  const told = async (): Promise<string[]> => {
    const rows = await api.asOwner<{ line: string }>(
      `select told.news || ' ' || (j.payload #>> '{payload,payload,userId}') as line
       from graphile_worker._private_jobs j cross join lateral (
         select j.payload #>> '{payload,payload,news}' as news
         union all select shift ->> 'news' from json_array_elements(j.payload #> '{payload,payload,shifts}') shift) told
       where j.payload ->> 'tenantId' = $1 and told.news is not null`,
      [dispatcher().tenantId],
    );
    return rows.map(({ line }) => line).sort();
  };
  return { call, offer, accepted, booked, statesOf, told };
}
