import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParams } from '#platform/navigation/paths.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { costCentersQuery } from '../staff-member-query.ts';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { useAppointmentNames } from './appointment-names.ts';
import { historyLines } from './history-lines.ts';
import { useHistory } from './history-query.ts';

/** Who did what with the worker, after everything that other features tell of them. */
export function WorkerHistory() {
  const { targetUserId: id } = usePathParams('/target_user/$targetUserId');
  const { data: worker } = useQuery(targetUserQuery(id));
  // While the page itself loads or has failed there is nothing to add to it.
  return worker ? <HistoryCard key={id} worker={worker} /> : null;
}

function HistoryCard({ worker: { id, staffMember } }: { readonly worker: TargetUser }) {
  const { pools, types } = useTenantChoices();
  const [page, setPage] = useState({ number: 1, size: 10 });
  const query = useHistory(id, page);
  const { data: costCenters = [] } = useQuery({ ...costCentersQuery(id), enabled: staffMember !== null });
  const names = new Map([
    ...[...pools, ...types, ...costCenters].map((named) => [named.id, named.description] as const),
    ...useAppointmentNames(query.data?.items ?? []),
  ]);
  return (
    <Box sx={{ mt: 2 }}>
      <HistorySection query={query} page={page} onPage={setPage} linesOf={(entry) => historyLines(entry, names)} />
    </Box>
  );
}
