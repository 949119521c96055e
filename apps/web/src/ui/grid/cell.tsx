import type { InputHTMLAttributes, Ref } from 'react';

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
