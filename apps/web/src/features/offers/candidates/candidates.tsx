import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { FilterChip } from '#ui/filters/filter-chip.tsx';
import { FILTER_TEXTS } from '#ui/filters/filter-texts.ts';
import { PhoneFilters } from '#ui/filters/phone-filters.tsx';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { useCockpit } from '../cockpit.ts';
import { CandidateCards } from './candidate-cards.tsx';
import { useCandidateFilters } from './candidate-filters.ts';
import { CandidateTable } from './candidate-table.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { CandidatesBlank } from './candidates-blank.tsx';
import { candidatesQuery } from './candidates-query.ts';

/** Who could still be offered the appointment, the best first. */
export function Candidates() {
  const { appointment } = useCockpit();
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { name, setName, filters, isNarrowed, clear, page, setPage, filter } = useCandidateFilters(appointment.id);
  const { data, error, refetch } = useQuery(candidatesQuery(appointment.id, page, filter));
  // Offers take people out of the list: the page that this screen remembers may be past its end.
  const isBeyondEnd = data !== undefined && data.count > 0 && data.items.length === 0;
  useEffect(() => {
    if (isBeyondEnd) setPage({ number: 1, size: page.size });
  }, [isBeyondEnd, setPage, page.size]);
  const isBlank = error !== null || data?.count === 0;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={HEAD}>
        <Box sx={{ mr: 'auto' }}>
          <Typography id={titleId} variant="h2">
            {CANDIDATE_TEXTS.title}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2', color: 'text.secondary' }}>
            <span role="status">{data && CANDIDATE_TEXTS.counts(data.availabilityCounts)}</span>
            {isNarrowed && (
              <Button size="small" onClick={clear} sx={CLEAR}>
                {FILTER_TEXTS.clear}
              </Button>
            )}
          </Box>
        </Box>
        <Box id="candidate-search" sx={{ flex: { xs: '1 1 140px', sm: '0 1 180px' } }}>
          <SearchInput value={name} onChange={setName} label={CANDIDATE_TEXTS.search} />
        </Box>
        {isPhone ? (
          <PhoneFilters filters={filters} onClear={clear} />
        ) : (
          filters.map((one) => <FilterChip key={one.key} filter={one} />)
        )}
      </Box>
      <Box sx={isPhone ? { display: 'grid', gap: 1.5 } : FRAME}>
        {isBlank ? (
          <CandidatesBlank error={error} isNarrowed={isNarrowed} onClear={clear} onRetry={() => void refetch()} />
        ) : isPhone ? (
          <CandidateCards candidates={data?.items ?? []} />
        ) : (
          <CandidateTable candidates={data?.items ?? []} />
        )}
        {data && !isBlank && <Pager page={page} count={data.count} onChange={setPage} />}
      </Box>
    </Box>
  );
}

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const CLEAR = { color: 'primary.main', minHeight: { sm: 18 }, py: 0, px: 0.5 } as const;
const FRAME = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'clip',
  bgcolor: 'background.paper',
} as const;
