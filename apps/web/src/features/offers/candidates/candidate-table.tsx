import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { TABLE } from '#ui/table/table-styles.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { useCockpit } from '../cockpit.ts';
import { CandidateRow, SPARE_COLUMN } from './candidate-row.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';
import { useCandidateRows } from './use-candidate-rows.ts';

/** The candidates on everything larger than a phone. */
export function CandidateTable({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { appointment, selection, mayOffer } = useCockpit();
  const { list, row, toggle, choosable } = useCandidateRows<HTMLTableSectionElement>(candidates);
  const { week } = weekNumber(dayOf(new Date(appointment.startDateTime)));
  const chosen = choosable.filter(({ id }) => selection.has('CANDIDATES', id)).length;
  const today = dayOf(new Date());
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={CANDIDATE_TEXTS.title} sx={CANDIDATES}>
        <thead>
          <tr>
            {mayOffer && (
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
            <Box component="th" scope="col" sx={{ width: '42%' }}>
              {CANDIDATE_TEXTS.name}
            </Box>
            <th scope="col">{CANDIDATE_TEXTS.rating}</th>
            <Box component="th" scope="col" sx={{ width: '40%' }}>
              {CANDIDATE_TEXTS.availability}
            </Box>
            <Box component="th" scope="col" sx={{ textAlign: 'right !important' }}>
              {CANDIDATE_TEXTS.hours(week)}
            </Box>
            <Box component="th" scope="col" sx={SPARE_COLUMN}>
              {CANDIDATE_TEXTS.lastWorked}
            </Box>
            {mayOffer && (
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
