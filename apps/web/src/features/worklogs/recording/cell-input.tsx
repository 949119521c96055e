import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { MouseEvent } from 'react';
import { NEUTRAL, TONES } from '#ui/tokens.ts';

/** Where a field stands: the keys find their way by it. */
export interface CellPlace {
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

/**
 * A small box for a time or for minutes. The plain element of the browser, dressed by `CELLS` of the table around it: two
 * hundred workers have more than a thousand of them.
 */
export function CellInput(props: CellInputProps) {
  const { place, label, value, mark, isPale, isDifferent, isDisabled, faultId, onText, onLeave } = props;
  const look = isDisabled ? 'off' : faultId ? 'wrong' : isDifferent ? 'different' : isPale ? 'pale' : undefined;
  return (
    <span className="cell" data-look={look}>
      <input
        {...place}
        data-stop="cell"
        aria-label={label}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={value}
        // As wide as what it holds, so that the mark stands right behind it.
        size={Math.max(value.length, 1)}
        onChange={({ target }) => onText(target.value)}
        onFocus={({ target }) => target.select()}
        onMouseDown={focusWhole}
        onBlur={onLeave}
      />
      {mark && <small>{mark}</small>}
    </span>
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
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    width: '100%',
    height: { xs: 44, md: 34 },
    px: '4px',
    border: `1px solid ${NEUTRAL[400]}`,
    borderRadius: '8px',
    bgcolor: NEUTRAL[0],
    cursor: 'text',
    '&:hover': { borderColor: NEUTRAL[600] },
    '&[data-look=pale]': { bgcolor: NEUTRAL[50], borderColor: NEUTRAL[200], '& input': { color: NEUTRAL[500] } },
    '&[data-look=different]': { borderColor: DIFFERENT, boxShadow: `inset 0 0 0 1px ${DIFFERENT}` },
    '&[data-look=wrong]': { borderColor: TONES.danger.text, boxShadow: `inset 0 0 0 1px ${TONES.danger.text}` },
    '&[data-look=off]': { bgcolor: NEUTRAL[50], borderColor: NEUTRAL[200], cursor: 'default' },
    '&:focus-within': {
      bgcolor: NEUTRAL[0],
      borderColor: 'primary.main',
      boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '& small': { fontSize: '0.75rem', color: NEUTRAL[500] },
  },
  '& .cell input, & input.note': {
    minWidth: 0,
    m: 0,
    p: 0,
    border: 0,
    outline: 'none',
    bgcolor: 'transparent',
    font: 'inherit',
    fontSize: { xs: '1rem', md: '0.875rem' },
    color: NEUTRAL[900],
  },
  '& .cell input': {
    fieldSizing: 'content',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '&:disabled': { color: NEUTRAL[600], opacity: 1 },
  },
  '& input.note': {
    width: '100%',
    boxSizing: 'border-box',
    height: { xs: 44, md: 34 },
    px: { xs: '12px', md: '6px' },
    border: { xs: `1px solid ${NEUTRAL[400]}`, md: '1px solid transparent' },
    borderRadius: '8px',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: NEUTRAL[500], opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: NEUTRAL[400] },
    '&:focus': {
      borderColor: 'primary.main',
      boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.primary.main}`,
    },
  },
};
