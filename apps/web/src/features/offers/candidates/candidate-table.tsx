import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { nextSort } from '#ui/table/column.ts';
import { SortButton } from '#ui/table/sort-button.tsx';
import { TABLE } from '#ui/table/table-styles.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { useCockpit } from '../cockpit.ts';
import { CandidateRow, SPARE_COLUMN } from './candidate-row.tsx';
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
  const sortedBy = (...keys: readonly CandidateSort['key'][]) => keys.includes(sort.key) && { 'aria-sort': direction };
  const head = (key: CandidateSort['key'], label: string) => (
    <SortButton
      label={label}
      direction={sort.key === key && direction}
      isRight={key === 'HOURS'}
      onClick={() => onSort(nextSort(sort, key) as CandidateSort)}
    />
  );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={CANDIDATE_TEXTS.title} sx={CANDIDATES}>
        <thead>
          <tr>
            {mayBook && (
              <Box component="th" sx={{ width: 44, pr: '0 !important' }}>
                <Checkbox
                  size="small"
                  checked={chosen > 0 && chosen === choosable.length}
                  indeterminate={chosen > 0 && chosen < choosable.length}
                  onChange={() => selection.toggleAll('CANDIDATES', choosable)}
                  slotProps={{ input: { 'aria-label': CANDIDATE_TEXTS.selectAll } }}
                  sx={{ ml: -1 }}
                />
              </Box>
            )}
            <Box component="th" scope="col" {...sortedBy('RANKING', 'NAME', 'RATING')} sx={{ width: '80%' }}>
              <Box component="span" sx={{ display: 'inline-flex', gap: 1.5 }}>
                {head('RANKING', CANDIDATE_TEXTS.sorts.RANKING)}
                {head('NAME', CANDIDATE_TEXTS.sorts.NAME)}
                {head('RATING', CANDIDATE_TEXTS.sorts.RATING)}
              </Box>
            </Box>
            <Box component="th" scope="col" {...sortedBy('HOURS')} sx={{ textAlign: 'right !important' }}>
              {head('HOURS', CANDIDATE_TEXTS.hours(week))}
            </Box>
            <Box component="th" scope="col" sx={SPARE_COLUMN}>
              {CANDIDATE_TEXTS.lastWorked}
            </Box>
            <th scope="col">
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {CANDIDATE_TEXTS.wave}
              </Box>
            </th>
            {mayBook && (
              <th scope="col">
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {CANDIDATE_TEXTS.steps}
                </Box>
              </th>
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
    </Box>
  );
}

const CANDIDATES = { ...TABLE, '& tbody td': { ...TABLE['& tbody td'], height: 42 } } as const;
