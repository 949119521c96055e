import Box from '@mui/material/Box';
import { type Dispatch, useCallback, useState } from 'react';
import { Row } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { FIELD_LABELS, RECORDING_TEXTS, ROW_TEXTS } from '../worklog-texts.ts';
import { CELLS } from './cell-input.tsx';
import type { Held, Recording, Step } from './recording.ts';
import { RowMenu } from './row-menu.tsx';
import { Sums } from './sums.tsx';
import { WorkerRow } from './worker-row.tsx';

export interface HoursProps {
  readonly recording: Recording;
  readonly held: Held;
  readonly isReadOnly: boolean;
  readonly dispatch: Dispatch<Step>;
}

/** One line a worker, with their sum at the foot. */
export function HoursTable({ recording, held, isReadOnly, dispatch }: HoursProps) {
  const { rows, planned, isChecked } = recording;
  const [menu, setMenu] = useState<{ readonly userId: string; readonly anchor: HTMLElement }>();
  const openMenu = useCallback((userId: string, anchor: HTMLElement) => setMenu({ userId, anchor }), []);
  const chosen = rows.find(({ worker }) => worker.userId === menu?.userId);
  return (
    <Box sx={FRAME}>
      <Box component="table" aria-label={RECORDING_TEXTS.table} sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{ROW_TEXTS.worker}</th>
            {(['start', 'end', 'breakMinutes', 'travelTo', 'travelFrom'] as const).map((field) => (
              <th key={field} scope="col" className="field">
                {FIELD_LABELS[field]}
              </th>
            ))}
            <th scope="col" className="hours">
              {ROW_TEXTS.hours}
            </th>
            <th scope="col" className="note">
              {FIELD_LABELS.note}
            </th>
            <th scope="col" className="status">
              {ROW_TEXTS.status}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <WorkerRow
            key={row.worker.userId}
            row={row}
            held={held}
            planned={planned}
            isChecked={isChecked}
            isReadOnly={isReadOnly}
            dispatch={dispatch}
            onMenu={openMenu}
          />
        ))}
      </Box>
      <Row wraps sx={FOOT}>
        <Sums rows={rows} />
      </Row>
      {menu && chosen && (
        <RowMenu row={chosen} anchor={menu.anchor} dispatch={dispatch} onClose={() => setMenu(undefined)} />
      )}
    </Box>
  );
}

/** Its columns follow the room that the sidebar leaves. Its corners are not clipped: that would repaint all lines with each one. */
const FRAME = {
  ...CELLS,
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& th, & td': { px: '6px', py: 0, textAlign: 'left', whiteSpace: 'nowrap', fontWeight: 400 },
  '& th:first-of-type': { pl: '16px' },
  '& thead th': {
    height: 36,
    bgcolor: NEUTRAL[25],
    borderBottom: `1px solid ${NEUTRAL[200]}`,
    color: NEUTRAL[600],
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& thead th:first-of-type': { borderTopLeftRadius: '9px' },
  '& thead th:last-of-type': { borderTopRightRadius: '9px' },
  '& tbody > tr > *': { height: 49, py: '7px', boxSizing: 'border-box' },
  '& tbody > tr:first-of-type > *': { borderTop: `1px solid ${NEUTRAL[150]}` },
  '& tbody > tr.shift > *': { height: 'auto', pt: 0, color: NEUTRAL[600], fontSize: '0.8125rem' },
  '& thead + tbody > tr:first-of-type > *': { borderTop: 0 },
  '& thead .field': { width: 'clamp(74px, 8.2cqw, 88px)' },
  '& thead .hours': { width: 'clamp(74px, 9cqw, 96px)' },
  '& thead .note': { width: 'clamp(90px, calc(30cqw - 140px), 260px)' },
  '& thead .status': { width: 'clamp(164px, 15cqw, 176px)' },
  '& .hours': { textAlign: 'right !important', pr: '12px !important' },
  // Where the sidebar leaves little room, a name is worth more than its initials.
  '@container (max-width: 900px)': {
    '& th > div > [aria-hidden]:first-of-type': { display: 'none' },
    '& .cell': { px: '1px', gap: '2px' },
  },
  '& tbody .hours': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

const FOOT = {
  columnGap: 2,
  minHeight: 44,
  px: 2,
  bgcolor: NEUTRAL[25],
  borderTop: `1px solid ${NEUTRAL[200]}`,
  borderRadius: '0 0 9px 9px',
} as const;
