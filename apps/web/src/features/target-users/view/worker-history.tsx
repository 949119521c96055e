import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { usePathParams } from '#platform/navigation/paths.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { costCenterLabel, costCentersQuery } from '../staff-member-query.ts';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { TARGET_USERS } from '../target-users-keys.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { useAppointmentNames } from './appointment-names.ts';
import { historyLines } from './history-lines.ts';

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
    [TARGET_USERS, id],
    async (page, signal) => (await execute(TargetUserHistory, { id, page }, { signal })).targetUser.history,
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
