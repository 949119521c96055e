import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { InputHTMLAttributes, Ref } from 'react';
import { NEUTRAL, TONES } from '../tokens.ts';

interface CellProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly look?: string | undefined;
  /** Behind what is typed: its unit, or that it is another day. */
  readonly mark?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A small box for a number or a time. The plain element of the browser, dressed by the styles of the table around it: two
 * hundred workers have more than a thousand of them.
 */
export const Cell = ({ look, mark, ...input }: CellProps) => (
  <span className="cell" data-look={look}>
    <input autoComplete="off" onFocus={({ target }) => target.select()} {...input} />
    {mark && <small>{mark}</small>}
  </span>
);

export const WRONG = { borderColor: TONES.danger.text, boxShadow: `inset 0 0 0 1px ${TONES.danger.text}` } as const;

export const FOCUSED: SystemStyleObject<Theme> = {
  borderColor: 'primary.main',
  boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.primary.main}`,
};

/** The small box around what is typed in a grid. */
export const CELL: SystemStyleObject<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  border: `1px solid ${NEUTRAL[400]}`,
  borderRadius: '8px',
  bgcolor: NEUTRAL[0],
  cursor: 'text',
  '&:hover': { borderColor: NEUTRAL[600] },
};

/** The browser's own element without its looks: the box around it has them. */
export const BARE_INPUT: SystemStyleObject<Theme> = {
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  font: 'inherit',
  color: NEUTRAL[900],
};

/** Words without a box: they look like text until somebody goes there. */
export const WORDS_INPUT: SystemStyleObject<Theme> = {
  borderRadius: '8px',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: NEUTRAL[500], opacity: 1 },
};

/** The next or the last one of its kind, as the keys go from field to field. */
export function neighbour(grid: HTMLElement, selector: string, from: Element, by: 1 | -1): HTMLElement | undefined {
  const stops = [...grid.querySelectorAll<HTMLElement>(selector)];
  return stops[stops.indexOf(from as HTMLElement) + by];
}
