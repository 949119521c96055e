import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Children, type ReactNode } from 'react';
import { PHONE } from './page-frame.ts';
import { HATCHED, NEUTRAL } from './tokens.ts';

/** Many things of which some are meant; it scrolls for itself. */
export function TickList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={LIST}>
      {children}
    </Box>
  );
}

interface TickRowProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** The first cell is what it is called; they stand beneath each other from row to row. */
  readonly cells: readonly ReactNode[];
  readonly columns: string;
  readonly isHatched?: boolean;
  readonly end?: ReactNode;
}

export function TickRow({ isTicked, onTick, cells, columns, isHatched = false, end }: TickRowProps) {
  return (
    <Box component="li" sx={{ ...ROW, ...(isHatched && HATCHED) }}>
      <Box component="label" sx={LABEL}>
        <Checkbox size="small" checked={isTicked} onChange={(_, isOn) => onTick(isOn)} sx={{ p: 0.75 }} />
        <Box component="span" sx={{ ...CELLS, ...columnsOf(columns), ...(!isTicked && { color: 'text.secondary' }) }}>
          {Children.map(cells, (cell, index) => (
            <Box component="span" sx={index === 0 ? FIRST : CELL}>
              {cell}
            </Box>
          ))}
        </Box>
        {end && (
          <Box component="span" sx={END}>
            {end}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** On phones the first two stand side by side, and what is longer beneath. */
const columnsOf = (columns: string) => ({
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: columns },
  '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
});

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: NEUTRAL[200],
  borderRadius: '10px',
  // Some nine rows; the rest of the dialog stays in sight.
  maxHeight: '20.5rem',
  overflowY: 'auto',
  [PHONE]: { maxHeight: 'none', overflowY: 'visible' },
} as const;
const ROW = { '& + &': { borderTop: 1, borderColor: NEUTRAL[150] } } as const;
const LABEL = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 0.5,
  py: { xs: 0.75, sm: 0 },
  minHeight: { xs: 44, sm: 36 },
  px: 1,
  cursor: 'pointer',
} as const;
/** On phones the end goes beneath where it would squeeze a day and its times. */
const CELLS = {
  flex: { xs: '1 1 11rem', sm: 1 },
  minWidth: 0,
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
} as const;
const CELL = { minWidth: 0, fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const FIRST = { ...CELL, fontSize: '0.875rem', fontWeight: 500, whiteSpace: 'nowrap' } as const;
const END = {
  flex: 'none',
  ml: 'auto',
  maxWidth: { xs: '100%', sm: '45%' },
  textAlign: 'right',
  fontSize: '0.8125rem',
} as const;
