import { useQueries } from '@tanstack/react-query';
import type { HistoryEntry } from '#parts/history/history-page.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_PATH } from './history-lines.ts';

const AppointmentName = graphql(`
  query AppointmentName($id: String!) {
    appointment(appointmentId: $id) { description }
  }
`);

/** The appointments that a history is about, by their ids; a deleted one has no name any more. */
export function useAppointmentNames(entries: readonly HistoryEntry[]): readonly (readonly [string, string])[] {
  const ids = [
    ...new Set(
      entries.flatMap(({ changes }) =>
        changes.filter(({ path }) => path === APPOINTMENT_PATH).flatMap(({ after }) => after ?? []),
      ),
    ),
  ];
  return useQueries({
    queries: ids.map((id) => ask(AppointmentName, { id }, ['appointment', id])),
    combine: (results) =>
      results.flatMap(({ data }, index) => (data ? [[ids[index] ?? '', data.description] as const] : [])),
  });
}
