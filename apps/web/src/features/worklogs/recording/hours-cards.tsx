import Box from '@mui/material/Box';
import { RECORDING_TEXTS } from '../worklog-texts.ts';
import { CELLS } from './cell-input.tsx';
import type { HoursProps } from './hours-table.tsx';
import { WorkerCard } from './worker-card.tsx';

interface HoursCardsProps extends HoursProps {
  readonly hasTravel: boolean;
}

/** The lines where there is no room for a table. */
export function HoursCards({ recording, held, isReadOnly, dispatch, hasTravel }: HoursCardsProps) {
  const { rows, planned, isChecked } = recording;
  return (
    <Box component="ul" aria-label={RECORDING_TEXTS.table} sx={{ ...CELLS, ...LIST }}>
      {rows.map((row) => (
        <WorkerCard
          key={row.worker.userId}
          row={row}
          held={held}
          planned={planned}
          isChecked={isChecked}
          isReadOnly={isReadOnly}
          hasTravel={hasTravel}
          dispatch={dispatch}
        />
      ))}
    </Box>
  );
}

const LIST = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
