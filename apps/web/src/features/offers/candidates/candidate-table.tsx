import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { nextSort } from '#ui/table/column.ts';
import { SortButton } from '#ui/table/sort-button.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { useCockpit } from '../cockpit.ts';
import { AREAS, candidateGrid } from './candidate-grid.ts';
import { CandidateRow } from './candidate-row.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import type { Candidate, CandidateSort } from './candidates-query.ts';
import { useCandidateRows } from './use-candidate-rows.ts';

interface CandidateTableProps {
  readonly candidates: readonly Candidate[];
  readonly sort: CandidateSort;
  readonly onSort: (sort: CandidateSort) => void;
}

/** The candidates on everything larger than a phone. */
export function CandidateTable({ candidates, sort, onSort }: CandidateTableProps) {
  const { appointment, selection, mayBook } = useCockpit();
  const { list, row, toggle, choosable } = useCandidateRows<HTMLTableSectionElement>(candidates);
  const { week } = weekNumber(dayOf(new Date(appointment.startDateTime)));
  const chosen = choosable.filter(({ id }) => selection.has('CANDIDATES', id)).length;
  const today = dayOf(new Date());
  const direction: 'ascending' | 'descending' = sort.isDescending ? 'descending' : 'ascending';
  const sortedBy = (key: CandidateSort['key']) => key === sort.key && { 'aria-sort': direction };
  const head = (key: CandidateSort['key'], label: string) => (
    <SortButton
      label={label}
      direction={sort.key === key && direction}
      isRight={key === 'HOURS'}
      onClick={() => onSort(nextSort(sort, key) as CandidateSort)}
    />
  );
  return (
    <Box component="table" aria-label={CANDIDATE_TEXTS.title} sx={candidateGrid(mayBook)}>
      <thead>
        <tr>
          {mayBook && (
            <Box component="th" sx={AREAS.choice}>
              <Checkbox
                size="small"
                checked={chosen > 0 && chosen === choosable.length}
                indeterminate={chosen > 0 && chosen < choosable.length}
                onChange={() => selection.toggleAll('CANDIDATES', choosable)}
                slotProps={{ input: { 'aria-label': CANDIDATE_TEXTS.selectAll } }}
              />
            </Box>
          )}
          <Box component="th" scope="col" {...sortedBy('RANKING')} sx={AREAS.rank}>
            {head('RANKING', CANDIDATE_TEXTS.sorts.RANKING)}
          </Box>
          <Box component="th" scope="col" {...sortedBy('NAME')} sx={AREAS.name}>
            {head('NAME', CANDIDATE_TEXTS.sorts.NAME)}
          </Box>
          <Box component="th" scope="col" {...sortedBy('RATING')} sx={AREAS.rating}>
            {head('RATING', CANDIDATE_TEXTS.sorts.RATING)}
          </Box>
          <Box component="th" scope="col" {...sortedBy('HOURS')} sx={AREAS.hours}>
            {head('HOURS', CANDIDATE_TEXTS.hours(week))}
          </Box>
          <Box component="th" scope="col" sx={AREAS.last}>
            {CANDIDATE_TEXTS.lastWorked}
          </Box>
          <Box component="th" scope="col" sx={VISUALLY_HIDDEN}>
            {CANDIDATE_TEXTS.standing}
          </Box>
          {mayBook && (
            <Box component="th" scope="col" sx={VISUALLY_HIDDEN}>
              {CANDIDATE_TEXTS.steps}
            </Box>
          )}
        </tr>
      </thead>
      <tbody {...list}>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            today={today}
            row={row(candidate.id)}
            onToggle={(range) => toggle(candidate.id, range)}
          />
        ))}
      </tbody>
    </Box>
  );
}
