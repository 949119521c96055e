import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { MouseEvent } from 'react';
import { BARE_INPUT, CELL, Cell, FOCUSED, WORDS_INPUT, WRONG } from '#ui/grid/cell.tsx';
import { NEUTRAL } from '#ui/tokens.ts';

/** Where a field stands: the keys find their way by it. */
interface CellPlace {
  /** None for the set that is for all. */
  readonly 'data-row'?: string;
  readonly 'data-shift'?: number;
  readonly 'data-field': string;
}

interface CellInputProps {
  readonly place: CellPlace;
  readonly label: string;
  readonly value: string;
  /** Behind what is typed: its unit, or that it is another day. */
  readonly mark?: string | undefined;
  readonly isPale?: boolean;
  readonly isDifferent?: boolean;
  readonly isDisabled?: boolean;
  /** The id of the sentence that says what is wrong. */
  readonly faultId?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** A small box for a time or for minutes, dressed by `CELLS` of the table around it. */
export function CellInput(props: CellInputProps) {
  const { place, label, value, mark, isPale, isDifferent, isDisabled, faultId, onText, onLeave } = props;
  const look = isDisabled ? 'off' : faultId ? 'wrong' : isDifferent ? 'different' : isPale ? 'pale' : undefined;
  return (
    <Cell
      {...place}
      look={look}
      mark={mark}
      data-stop="cell"
      aria-label={label}
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId}
      inputMode="numeric"
      disabled={isDisabled}
      value={value}
      // As wide as what it holds, so that the mark stands right behind it.
      size={Math.max(value.length, 1)}
      onChange={({ target }) => onText(target.value)}
      onMouseDown={focusWhole}
      onBlur={onLeave}
    />
  );
}

/** A click selects all, as the keys do; a second one sets the caret. */
function focusWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

const DIFFERENT = '#C48400';

export const CELLS: SystemStyleObject<Theme> = {
  '& .cell': {
    ...CELL,
    justifyContent: 'center',
    gap: '6px',
    height: { xs: 44, md: 34 },
    px: '4px',
    '&[data-look=pale]': { bgcolor: NEUTRAL[50], borderColor: NEUTRAL[200], '& input': { color: NEUTRAL[500] } },
    '&[data-look=different]': { borderColor: DIFFERENT, boxShadow: `inset 0 0 0 1px ${DIFFERENT}` },
    '&[data-look=wrong]': WRONG,
    '&[data-look=off]': { bgcolor: NEUTRAL[50], borderColor: NEUTRAL[200], cursor: 'default' },
    '&:focus-within': { ...FOCUSED, bgcolor: NEUTRAL[0] },
    '& small': { fontSize: '0.75rem', color: NEUTRAL[500] },
  },
  '& .cell input, & input.note': { ...BARE_INPUT, fontSize: { xs: '1rem', md: '0.875rem' } },
  '& .cell input': {
    fieldSizing: 'content',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '&:disabled': { color: NEUTRAL[600], opacity: 1 },
  },
  '& input.note': {
    ...WORDS_INPUT,
    width: '100%',
    boxSizing: 'border-box',
    height: { xs: 44, md: 34 },
    px: { xs: '12px', md: '6px' },
    border: { xs: `1px solid ${NEUTRAL[400]}`, md: '1px solid transparent' },
    '&:hover:not(:disabled)': { borderColor: NEUTRAL[400] },
    '&:focus': FOCUSED,
  },
};
