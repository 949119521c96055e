import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import type { StatisticsInput } from './chosen.ts';

const STATISTICS = 'statistics';

const FigureParts = graphql(`
  fragment FigureParts on StatisticsFigures {
    appointments bookings notCome workMinutes
    netRevenue { value }
    fillRate
  }
`);
export type Figures = ResultOf<typeof FigureParts>;

const StatisticsOf = graphql(
  `
  query Statistics($input: StatisticsInput!) {
    statistics(input: $input) {
      from to fillTarget viewerCanSetFillTarget
      total { ...FigureParts }
      revenueByMonth {
        month
        netRevenue { value }
      }
      byWeek { monday week wantedPlaces filledPlaces fillRate }
      byInvoiceRecipient {
        id name
        figures { ...FigureParts }
      }
      byAppointmentType {
        id name
        figures { ...FigureParts }
      }
      yearBefore {
        total { ...FigureParts }
        revenueByMonth {
          month
          netRevenue { value }
        }
        byInvoiceRecipient {
          id
          figures { netRevenue { value } }
        }
      }
    }
  }
`,
  [FigureParts],
);
export type Statistics = ResultOf<typeof StatisticsOf>['statistics'];

export const useStatistics = (input: StatisticsInput) => useQuery(steady(ask(StatisticsOf, { input }, [STATISTICS])));

const StatisticsOfWorkers = graphql(`
  query StatisticsOfWorkers($input: StatisticsInput!, $page: PageInput) {
    statistics(input: $input) {
      netRevenueWithoutTargetUser { value }
      byTargetUser(page: $page) {
        count
        items {
          id firstName lastName bookings notCome workMinutes breakMinutes travelMinutes
          netRevenue { value }
        }
      }
    }
  }
`);
export type WorkerFigures = ResultOf<typeof StatisticsOfWorkers>['statistics']['byTargetUser']['items'][number];

/** Apart from all else: turning a page must not count everything anew. */
export const useStatisticsOfWorkers = (input: StatisticsInput, { number, size }: PageChoice) =>
  useQuery(steady(ask(StatisticsOfWorkers, { input, page: { number: number - 1, size } }, [STATISTICS])));

const SetFillTarget = graphql(`
  mutation SetFillTarget($fillTarget: Int!) {
    setFillTarget(fillTarget: $fillTarget)
  }
`);

const FILL_TARGET = 'fill-target';

const FillTarget = graphql(`
  query FillTarget {
    agency { fillTarget }
  }
`);

/** For the administration of the agency. */
export const fillTargetQuery = ask(FillTarget, {}, [FILL_TARGET], ({ agency }) => agency.fillTarget);

export const setFillTarget = defineCommand({
  document: SetFillTarget,
  answer: ({ setFillTarget: target }) => target,
  renew: () => renewTopics(STATISTICS, FILL_TARGET),
});

const StatementOf = graphql(`
  query RecapitulativeStatement($month: String!) {
    recapitulativeStatement(month: $month) {
      month dueOn euro
      net { value }
      unsentInvoices
      rows {
        country vatNumber recipientId recipientName invoices
        net { value }
        euro
      }
    }
  }
`);
export type Statement = ResultOf<typeof StatementOf>['recapitulativeStatement'];
export type StatementRow = Statement['rows'][number];

export const useStatement = (month: string) => useQuery(steady(ask(StatementOf, { month }, [STATISTICS])));
