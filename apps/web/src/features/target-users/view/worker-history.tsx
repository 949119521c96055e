import Box from '@mui/material/Box';
import { useQueries, useQuery } from '@tanstack/react-query';
import { HistoryEntries, type HistoryEntry, useHistoryPages } from '#parts/history/history-page.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { usePathParams } from '#platform/navigation/paths.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { costCenterLabel, costCentersQuery } from '../staff-member-query.ts';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { TARGET_USERS } from '../target-users-keys.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { APPOINTMENT_PATH, historyLines } from './history-lines.ts';

const TargetUserHistory = graphql(
  `
  query TargetUserHistory($id: String!, $page: PageInput) {
    targetUser(targetUserId: $id) { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

/** Who did what with the worker, after everything that other features tell of them. */
export function WorkerHistory() {
  const { targetUserId: id } = usePathParams('/target_user/$targetUserId');
  const { data: worker } = useQuery(targetUserQuery(id));
  // While the page itself loads or has failed there is nothing to add to it.
  return worker ? <HistoryCard key={id} worker={worker} /> : null;
}

function HistoryCard({ worker: { id, staffMember } }: { readonly worker: TargetUser }) {
  const { pools, types } = useTenantChoices();
  const history = useHistoryPages(
    TargetUserHistory,
    { id },
    [TARGET_USERS, id],
    ({ targetUser }) => targetUser.history,
  );
  const { data: costCenters = [] } = useQuery({ ...costCentersQuery(id), enabled: staffMember !== null });
  const names = new Map([
    ...[...pools, ...types].map((named) => [named.id, named.description] as const),
    ...costCenters.map((center) => [center.id, costCenterLabel(center)] as const),
    ...useAppointmentNames(history.query.data?.items ?? []),
  ]);
  return (
    <Box sx={{ mt: 2 }}>
      <HistorySection {...history} linesOf={(entry) => historyLines(entry, names)} />
    </Box>
  );
}

const AppointmentName = graphql(`
  query AppointmentName($id: String!) {
    appointment(appointmentId: $id) { description }
  }
`);

/** The appointments that a history is about, by their ids; a deleted one has no name any more. */
function useAppointmentNames(entries: readonly HistoryEntry[]): readonly (readonly [string, string])[] {
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
