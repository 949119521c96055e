import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { STATISTICS_PAGE, STATISTICS_YEAR } from '#bench/statements/statistics.ts';

const FIGURES = `{ appointments bookings notCome workMinutes breakMinutes travelMinutes fillRate netRevenue { value } }`;

export const entry = apiEntry({
  key: 'statistics',
  name: 'Statistics of a year on the page: 20,000 appointments, 80,000 bookings, 8,600 invoices',
  tenantId: LARGE_TENANT,
  goals: { share: 0.5, times: 1.3 },
  query: `query ($input: StatisticsInput!) { statistics(input: $input) {
    fillTarget total ${FIGURES} byMonth { month figures ${FIGURES} } byWeek { monday week fillRate }
    byInvoiceRecipient { id name figures ${FIGURES} } byAppointmentType { id name figures ${FIGURES} } } }`,
  variables: { input: STATISTICS_YEAR },
  bareSql: STATISTICS_PAGE,
});
