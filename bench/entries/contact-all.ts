import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 7;
const DAY_MS = 86_400_000;

/** In a month from now, for workers who are rated well: about five hundred can come. */
function creation(): string {
  const start = new Date(Date.now() + 30 * DAY_MS);
  const end = new Date(start.getTime() + 6 * 3_600_000);
  return `mutation { createAppointment(input: {
    description: "Ball der Messung", startDateTime: "${start.toISOString()}", endDateTime: "${end.toISOString()}"
    desiredTargetUsers: 40, typeId: "${benchId('appointment_types1')}", targetUserPoolId: "${benchId('target_user_pools1')}"
    sectorAttributes: { customer: "Hofburg", venue: "Festsaal", address: { countryCode: "AT" }, meetingInformation: {} }
    internalAttributes: { minimumTargetUserRating: 3.5 }
  }) { id } }`;
}

/** Asking hundreds of workers at once, with audit, mails and live events, against the bare rows. */
export const entry: Entry = {
  name: 'Contacting all available workers at once',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const call = <Data>(query: string) => callApi<Data>(product, headers, query);
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { createAppointment } = await call<{ createAppointment: { id: string } }>(creation());
    const { id } = createAppointment;
    const offers = `tenant_id = '${LARGE_TENANT}' and appointment_id = '${id}'`;
    const contactAll = () => call(`mutation { createOfferForAllAvailableUsers(appointmentId: "${id}") }`);
    const withdrawAll = () => call(`mutation { withdrawAllOffers(appointmentId: "${id}", offerStates: [CONTACTED]) }`);
    try {
      await contactAll();
      const { rows } = await owner.query<{ user_id: string }>(`select user_id from offers where ${offers}`);
      const workers = rows.map(({ user_id }) => user_id);
      await withdrawAll();
      const insert = () =>
        owner.query(
          `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
           select a.tenant_id, a.id, chosen, a.starts_at, a.ends_at, 'CONTACTED'
           from appointments a, unnest($1::uuid[]) chosen where a.tenant_id = '${LARGE_TENANT}' and a.id = '${id}'`,
          [workers],
        );
      const remove = () => owner.query(`delete from offers where ${offers}`);
      const [all = 0, , bare = 0] = await byTurns(ROUNDS, [contactAll, withdrawAll, insert, remove]);
      return [
        `${workers.length} workers: contacted in ${all.toFixed(0)} ms, bare INSERT ${bare.toFixed(0)} ms = ${(all / bare).toFixed(1)}×`,
      ];
    } finally {
      await call(`mutation { deleteAppointment(appointmentId: "${id}") }`);
      await owner.end();
    }
  },
};
