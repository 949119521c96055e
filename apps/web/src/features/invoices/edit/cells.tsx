import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useMemo } from 'react';
import { FieldHint } from '#ui/fields/field-hint.tsx';
import { formatGerman, parseGerman } from '#ui/fields/german-number.ts';
import { useParsedText } from '#ui/fields/use-parsed-text.ts';
import { BARE_INPUT, CELL, Cell, FOCUSED, neighbour, WORDS_INPUT, WRONG } from '#ui/grid/cell.tsx';
import { NEUTRAL } from '#ui/tokens.ts';

interface CellProps {
  /** The path in the form's values. */
  readonly name: string;
  readonly label: string;
  /** The same for all fields that stand beneath each other: Enter goes from one to the next. */
  readonly column: string;
  readonly error: string | undefined;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const shared = ({ name, label, column, error, inputRef }: CellProps) => ({
  name,
  'aria-label': label,
  'data-column': column,
  'aria-invalid': error !== undefined,
  ...(error !== undefined && { 'aria-describedby': hintId(name) }),
  autoComplete: 'off',
  ...(inputRef && { ref: inputRef }),
});
const hintId = (name: string): string => `${name}-hint`;

interface NumberCellProps extends CellProps {
  /** In hundredths; null is empty. */
  readonly value: number | null;
  readonly set: (value: number | null) => void;
  readonly unit?: string;
  /** 25 % is written without decimals. */
  readonly isShort?: boolean;
}

/** A number in a line, as it is written in German. */
export function NumberCell({ value, set, unit, isShort = false, ...cell }: NumberCellProps) {
  const parser = useMemo(
    () => ({
      parse: (text: string) => parseGerman(text, 2),
      format: (number: number | null) => formatGerman(number, 2, isShort ? 0 : 2),
    }),
    [isShort],
  );
  const { text, onText, onBlur } = useParsedText(value, set, parser);
  return (
    <Cell
      {...shared(cell)}
      look={cell.error && 'wrong'}
      mark={unit}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => onText(target.value)}
      onBlur={() => {
        onBlur();
        cell.onBlur?.();
      }}
    />
  );
}

interface TextCellProps extends CellProps {
  readonly value: string;
  readonly set: (text: string) => void;
  readonly placeholder?: string;
}

/** Words in a line: looks like text until somebody goes there. */
export const TextCell = ({ value, set, placeholder, ...cell }: TextCellProps) => (
  <input
    {...shared(cell)}
    className="words"
    title={value}
    placeholder={placeholder}
    value={value}
    onChange={({ target }) => set(target.value)}
    onBlur={cell.onBlur}
  />
);

interface CellErrorsProps {
  readonly errors: readonly { readonly name: string; readonly error: string | undefined }[];
}

/** The faults of a line, under its description. */
export const CellErrors = ({ errors }: CellErrorsProps) =>
  errors.map(({ name, error }) => error && <FieldHint key={name} id={hintId(name)} help={undefined} error={error} />);

export const RemoveButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
    <X size={16} aria-hidden />
  </IconButton>
);

/** Enter and the arrows go to the same field of the next line; nobody saves by Enter in the midst of lines. */
export function cellKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  const { column } = target.dataset;
  if (column === undefined || target instanceof HTMLSelectElement) return;
  if (key !== 'Enter' && key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  const isBack = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
  neighbour(currentTarget, `[data-column="${column}"]`, target, isBack ? -1 : 1)?.focus();
}

interface LinesTableProps {
  readonly label: string;
  /** Class and heading of each column; the last one, for taking a line away, has none. */
  readonly columns: readonly (readonly [className: string, label: string])[];
  readonly children: ReactNode;
}

export const LinesTable = ({ label, columns, children }: LinesTableProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box component="table" aria-label={label} sx={LINES}>
      <thead>
        <tr>
          {columns.map(([className, heading]) => (
            <th key={className} scope="col" className={className}>
              {heading}
            </th>
          ))}
          <td className="remove" />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  </Box>
);

/** A card of a line, where a table has no room: its words first, then what is counted side by side. */
const NARROW: SystemStyleObject<Theme> = {
  display: 'block',
  '& tbody': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody > tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.15fr)',
    alignItems: 'end',
    gap: '4px 8px',
    px: 2,
    py: 1.25,
  },
  '& tbody > tr + tr': { borderTop: `1px solid ${NEUTRAL[150]}` },
  '& tbody > tr > td': { display: 'block', height: 'auto', p: 0, border: 0, width: 'auto !important' },
  '& tbody > tr > td:first-of-type': { pl: 0 },
  '& tbody > tr > td[data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: '0.75rem',
    color: NEUTRAL[500],
  },
  '& td.description': { gridRow: 1, gridColumn: '1 / span 3', alignSelf: 'center' },
  '& td.remove': { gridRow: 1, gridColumn: 4, justifySelf: 'end', alignSelf: 'start', mr: -1.5 },
  '& .plain': { lineHeight: '44px' },
};

const LINES: SystemStyleObject<Theme> = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& th, & td': { px: '6px', py: '3px', textAlign: 'left', fontWeight: 400 },
  '& tr > :first-of-type': { pl: 2 },
  '& thead th, & thead td': { height: 30, bgcolor: NEUTRAL[25], borderBottom: `1px solid ${NEUTRAL[200]}` },
  '& thead th': { color: NEUTRAL[600], fontSize: '0.75rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody > tr > td': { height: 38, borderTop: `1px solid ${NEUTRAL[150]}` },
  '& tbody > tr:first-of-type > td': { borderTop: 0 },
  '& .day': { width: 68, color: NEUTRAL[600], whiteSpace: 'nowrap' },
  '& .number': { width: 86, textAlign: 'right' },
  '& .price': { width: 64, textAlign: 'right', color: NEUTRAL[600] },
  '& .net': { width: 88, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td.net': { fontWeight: 600 },
  '& td.net, & td.price, & td.day': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .type': { width: 120 },
  '& .unit': { width: 72 },
  '& .remove': { width: 40, px: '4px !important', textAlign: 'center' },
  '& .cell': {
    ...CELL,
    justifyContent: 'flex-end',
    gap: '4px',
    height: { xs: 44, sm: 32 },
    px: '8px',
    '&[data-look=wrong]': WRONG,
    '&:focus-within': { ...FOCUSED, bgcolor: NEUTRAL[0] },
    '& small': { flex: 'none', fontSize: '0.875rem', color: NEUTRAL[900] },
  },
  '& input, & select': {
    ...BARE_INPUT,
    boxSizing: 'border-box',
    width: '100%',
    fontSize: { xs: '1rem', sm: '0.875rem' },
  },
  '& .cell input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& input.words, & select': {
    ...WORDS_INPUT,
    height: { xs: 44, sm: 32 },
    px: '6px',
    ml: '-7px',
    width: 'calc(100% + 7px)',
    border: '1px solid transparent',
    '&:hover, &:placeholder-shown': { borderColor: NEUTRAL[400] },
    '&[aria-invalid=true]': WRONG,
    '&:focus': { ...FOCUSED, bgcolor: NEUTRAL[0] },
  },
  '& select': { color: NEUTRAL[600], cursor: 'pointer' },
  '@container (max-width: 559px)': NARROW,
};
