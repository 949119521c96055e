import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { STATISTICS_CUBE, STATISTICS_YEAR } from '#bench/statements/statistics.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 9;
const FIGURES = `{ appointments bookings notCome workMinutes breakMinutes travelMinutes fillRate netRevenue { value } }`;
const QUERY = `query ($input: StatisticsInput!) { statistics(input: $input) {
  fillTarget total ${FIGURES} byMonth { month figures ${FIGURES} } byWeek { monday week fillRate }
  byInvoiceRecipient { id name figures ${FIGURES} } byAppointmentType { id name figures ${FIGURES} } } }`;

/** Everything that the page shows of a year, against one plain statement of the figures behind it. */
export const entry: Entry = {
  name: 'Statistics of a year on the page: 20,000 appointments, 80,000 bookings, 8,600 invoices',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    try {
      const [bare = 0, page = 0] = await byTurns(ROUNDS, [
        () => owner.query(STATISTICS_CUBE),
        () => callApi(product, headers, QUERY, { input: STATISTICS_YEAR }),
      ]);
      return [
        `page ${page.toFixed(0)} ms, bare statement ${bare.toFixed(0)} ms = ${judge(page / bare, { atMost: 1.5 }, { unit: '×' })}`,
      ];
    } finally {
      await owner.end();
    }
  },
};
