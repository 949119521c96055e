import { firstDayOf, lastDayOf, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, addMonths, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { comingWeek } from '#features/appointments/index.ts';
import { keepWaitingInvoicesCount } from '#features/invoices/index.ts';
import { keepPrintoutSummaries } from '#features/time-sheets/index.ts';
import { keepOpenBlocksCount } from '#features/worklogs/index.ts';
import { isOutOfReach } from '#platform/graphql/api-error.ts';
import { execute } from '#platform/graphql/execute.ts';
import type { VariablesOf } from '#platform/graphql/graphql.ts';
import { HOME } from '#platform/live/topics.ts';
import { may, type Rights, useViewer } from '#platform/viewer/viewer.ts';
import { type Home, HomeDocument } from './home-document.ts';

/** Events by the clock alone, as a shift that ends, are noticed this often. */
const EVERY_MS = 5 * 60_000;
const AGAIN_AFTER_MS = 10_000;
/** So many weeks before this one are drawn, and the next one. */
const WEEKS_BEFORE = 8;
const MONTHS_BEFORE = 5;

/** The parts of the page for this person. */
const partsFor = (viewer: Rights) => ({
  seesReleases: may(viewer, 'target-users.write'),
  seesBlocks: may(viewer, 'worklog-blocks.read'),
  seesInvoices: may(viewer, 'invoices.read'),
  seesStatistics: may(viewer, 'statistics.read'),
  seesRecipients: may(viewer, 'invoice-recipients.read'),
  seesSender: may(viewer, 'invoice-sender.read'),
  seesJobs: may(viewer, 'admin-tools.use'),
});

/** The days that the page is about. */
function spansAt(now: Date) {
  const today = dayOf(now);
  const monday = mondayOf(today);
  const month = firstDayOf(monthOf(today));
  return {
    soon: { ...comingWeek(now), isNotFullyBooked: true },
    today,
    weeks: { from: addDays(monday, -7 * WEEKS_BEFORE), to: addDays(monday, 13) },
    months: { from: addMonths(month, -MONTHS_BEFORE), to: lastDayOf(monthOf(today)) },
  } satisfies Partial<VariablesOf<typeof HomeDocument>>;
}

/** The menu's badges show what the page shows. */
function shareWithBadges(home: Home): void {
  const { unsentPrintoutSummary, resendingNecessaryPrintoutSummary, worklogBlocks, openInvoiceSummary } = home;
  if (unsentPrintoutSummary && resendingNecessaryPrintoutSummary) {
    keepPrintoutSummaries({ unsentPrintoutSummary, resendingNecessaryPrintoutSummary });
  }
  if (worklogBlocks) keepOpenBlocksCount(worklogBlocks.count);
  if (openInvoiceSummary) keepWaitingInvoicesCount(openInvoiceSummary);
}

/** The whole page in one request. */
export const useHome = () => useQuery(homeQuery(useViewer()));

export function homeQuery(rights: Rights) {
  const parts = partsFor(rights);
  return queryOptions({
    queryKey: [HOME, 'page', parts],
    queryFn: async ({ signal }) => {
      const home: Home = await execute(HomeDocument, { ...spansAt(new Date()), ...parts }, { signal });
      shareWithBadges(home);
      return home;
    },
    refetchInterval: ({ state }) => (isOutOfReach(state.error) ? AGAIN_AFTER_MS : EVERY_MS),
  });
}
