import type { MatchGroup } from '@gastspiel/domain/accounting/match-employees.ts';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { Quiet } from '#ui/layout.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { type EmployeeMatch, useMatches } from './import-query.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

const FIRST_PAGE = { number: 1, size: 10 };

interface GroupListProps {
  readonly group: MatchGroup;
  readonly search: string;
  /** The people of the page; undefined while they are being loaded. */
  readonly children: (matches: readonly EmployeeMatch[] | undefined) => ReactNode;
}

/** The people of a group, page by page. */
export function GroupList({ group, search, children }: GroupListProps) {
  const [page, setPage] = useState(FIRST_PAGE);
  const query = useMatches(group, search, page);
  const { data } = query;
  usePageWithin(data, page, setPage);
  if (hasFailed(query)) return <FailedState isSmall title={TEXTS.failed} query={query} />;
  if (data?.count === 0)
    return (
      <Quiet size="body1" sx={{ p: 2 }}>
        {TEXTS.noMatch}
      </Quiet>
    );
  return (
    <>
      {children(data?.items)}
      {data && data.count > FIRST_PAGE.size && (
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <Pager isStill page={page} count={data.count} onChange={setPage} />
        </Box>
      )}
    </>
  );
}
