import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HistorySection } from '#ui/history/history-section.tsx';
import { costCentersQuery } from '../staff-member-query.ts';
import type { TargetUser } from '../target-user-query.ts';
import type { Choices } from '../tenant-choices.ts';
import { useAppointmentNames } from './appointment-names.ts';
import { historyLines } from './history-lines.ts';
import { useHistory } from './history-query.ts';

interface HistoryCardProps {
  readonly worker: TargetUser;
  readonly choices: Choices;
}

export function HistoryCard({ worker: { id, staffMember }, choices: { pools, types } }: HistoryCardProps) {
  const [page, setPage] = useState({ number: 1, size: 10 });
  const query = useHistory(id, page);
  const { data: costCenters = [] } = useQuery({ ...costCentersQuery(id), enabled: staffMember !== null });
  const names = new Map([
    ...[...pools, ...types, ...costCenters].map((named) => [named.id, named.description] as const),
    ...useAppointmentNames(query.data?.items ?? []),
  ]);
  return <HistorySection query={query} page={page} onPage={setPage} linesOf={(entry) => historyLines(entry, names)} />;
}
