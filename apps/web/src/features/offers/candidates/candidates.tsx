import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useId } from 'react';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { FILTER_TEXTS } from '#ui/filters/filter-texts.ts';
import { FiltersButton } from '#ui/filters/filters-button.tsx';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { List, Row, Stack } from '#ui/layout.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { CardSort } from '#ui/table/card-sort.tsx';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { useIsSmall } from '#ui/use-is-phone.ts';
import { useCockpit } from '../cockpit.ts';
import { RankingButton } from '../waves/ranking-dialog.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { useCandidateFilters } from './candidate-filters.ts';
import { CandidateTable } from './candidate-table.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { type Candidate, type CandidateSort, candidatesQuery } from './candidates-query.ts';
import { OpenPlaces } from './open-places.tsx';
import { useCandidateRows } from './use-candidate-rows.ts';

interface CandidatesBlankProps {
  readonly query: Asked;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** Why nobody is listed. */
function CandidatesBlank({ query, isNarrowed, onClear }: CandidatesBlankProps) {
  if (hasFailed(query)) return <FailedState title={CANDIDATE_TEXTS.failed} query={query} />;
  if (isNarrowed) return <NoMatchState onClear={onClear}>{CANDIDATE_TEXTS.noMatch}</NoMatchState>;
  return (
    <BlankState icon={<Users />} title={CANDIDATE_TEXTS.empty}>
      {CANDIDATE_TEXTS.emptyHint}
    </BlankState>
  );
}

/** The candidates where a table has no room. */
function CandidateCards({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { list, row, toggle } = useCandidateRows<HTMLUListElement>(candidates);
  return (
    <List aria-label={CANDIDATE_TEXTS.title} {...list} sx={LIST}>
      {candidates.map((candidate) => (
        <CandidateCard
          key={candidate.id}
          candidate={candidate}
          row={row(candidate.id)}
          onToggle={(range) => toggle(candidate.id, range)}
        />
      ))}
    </List>
  );
}

const LIST = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;

const NOBODY: readonly Candidate[] = [];

/** Who could still be offered the appointment: in the order in which waves ask, or in another. */
export function Candidates() {
  const { appointment } = useCockpit();
  const titleId = useId();
  const areCards = useIsSmall();
  const filtering = useCandidateFilters(appointment.id);
  const { name, setName, filters, isNarrowed, clear, page, setPage, filter, sort, setSort } = filtering;
  const query = useQuery(candidatesQuery(appointment.id, page, filter, sort));
  const { data } = query;
  usePageWithin(data, page, setPage);
  const candidates = useSteadyRows(
    data?.items ?? NOBODY,
    ({ id }) => id,
    JSON.stringify([appointment.id, page, filter, sort]),
  );
  const isBlank = hasFailed(query) || data?.count === 0;
  return (
    <Stack component="section" gap={1} aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Row gap={1} wraps>
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 16rem' }, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {sort.key === 'RANKING' ? CANDIDATE_TEXTS.ranked : CANDIDATE_TEXTS.title}
          </Typography>
          <Row align="stretch" wraps sx={{ columnGap: 1, typography: 'caption', color: 'text.secondary' }}>
            <span role="status">{data && CANDIDATE_TEXTS.counts(data.availabilityCounts)}</span>
            {isNarrowed && (
              <Button size="small" onClick={clear} sx={CLEAR}>
                {FILTER_TEXTS.clear}
              </Button>
            )}
          </Row>
        </Box>
        <Box id="candidate-search" sx={{ flex: { xs: '1 1 140px', sm: '0 1 136px' } }}>
          <SearchInput value={name} onChange={setName} label={CANDIDATE_TEXTS.search} />
        </Box>
        <FiltersButton filters={filters} onClear={clear} />
        <RankingButton />
      </Row>
      <OpenPlaces available={filter.name === null ? data?.availabilityCounts.available : undefined} />
      <Box sx={areCards ? { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } : FRAME}>
        {isBlank ? (
          <CandidatesBlank query={query} isNarrowed={isNarrowed} onClear={clear} />
        ) : areCards ? (
          <>
            <CardSort columns={SORTS} sort={sort} onSort={(chosen) => setSort(chosen as CandidateSort)} />
            <CandidateCards candidates={candidates} />
          </>
        ) : (
          <CandidateTable candidates={candidates} sort={sort} onSort={setSort} />
        )}
        {data && !isBlank && <Pager isStill page={page} count={data.count} onChange={setPage} />}
      </Box>
    </Stack>
  );
}

/** Cards have no heads to click on. */
const SORTS = Object.entries(CANDIDATE_TEXTS.sorts).map(([key, label]) => ({
  key,
  label,
  cell: () => null,
  isSortable: true,
}));
const CLEAR = { color: 'primary.main', minHeight: { sm: 18 }, py: 0, px: 0.5 } as const;
const FRAME = {
  // Its columns follow the room beside the sidebar, not the screen.
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'clip',
  bgcolor: 'background.paper',
} as const;
