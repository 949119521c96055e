import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { costCentersQuery } from '../staff-member-query.ts';
import type { TargetUser } from '../target-user-query.ts';
import type { Choices } from '../tenant-choices.ts';
import { useHistory } from './history-query.ts';
import { HistoryRow } from './history-row.tsx';
import { HISTORY_TEXTS } from './history-texts.ts';

interface HistoryCardProps {
  readonly worker: TargetUser;
  readonly choices: Choices;
}

/** Who did what, newest first. */
export function HistoryCard({ worker: { id, staffMember }, choices: { pools, types } }: HistoryCardProps) {
  const [page, setPage] = useState({ number: 1, size: 10 });
  const { data, error, refetch } = useHistory(id, page);
  const { data: costCenters = [] } = useQuery({ ...costCentersQuery(id), enabled: staffMember !== null });
  const names = new Map([...pools, ...types, ...costCenters].map((named) => [named.id, named.description]));
  return (
    <SectionCard title={HISTORY_TEXTS.title} hint={data && HISTORY_TEXTS.entries(data.count)} isFlush>
      {error && <FailedState title={HISTORY_TEXTS.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Box sx={QUIET}>{HISTORY_TEXTS.loading}</Box>}
      {data?.count === 0 && <Box sx={QUIET}>{HISTORY_TEXTS.empty}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} names={names} />
        ))}
      </Box>
      {data && data.count > page.size && <Pager page={page} count={data.count} onChange={setPage} />}
    </SectionCard>
  );
}

const QUIET = { p: 2, color: 'text.secondary' } as const;
