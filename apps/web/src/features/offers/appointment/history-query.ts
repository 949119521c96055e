import { useQuery } from '@tanstack/react-query';
import { HistoryEntries } from '#parts/history/history-page.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { APPOINTMENT } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const History = graphql(
  `
  query AppointmentHistory($id: String!, $page: PageInput) {
    appointment(appointmentId: $id) { history(page: $page) { ...HistoryEntries } }
    tenantInformation {
      targetUserPools { id description }
      appointmentTypes { id description }
      outfits { id title }
    }
  }
`,
  [HistoryEntries],
);

/** The history with the names that its ids stand for, as far as the agency still has them. */
export function useHistory(id: string, { number, size }: PageChoice) {
  const page = { number: number - 1, size };
  return useQuery(steady(ask(History, { id, page }, [APPOINTMENT, id, 'history'], (answer) => answer)));
}
