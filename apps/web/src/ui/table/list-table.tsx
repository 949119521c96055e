import type { ReactNode } from 'react';
import { type Asked, FailedState, hasFailed } from '../states/failed-state.tsx';
import { NoMatchState } from '../states/no-match-state.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { PageChoice } from './page-range.ts';
import { Pager } from './pager.tsx';
import { usePageWithin } from './use-page-within.ts';

interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'blank' | 'foot'> {
  readonly query: Asked & {
    readonly data: { readonly count: number; readonly items: readonly Row[] } | undefined;
  };
  /** In the place of the query's, where they must not move under the hands. */
  readonly rows?: readonly Row[] | undefined;
  readonly page: PageChoice;
  readonly onPage: (page: PageChoice) => void;
  /** "Die Agenturen konnten nicht geladen werden". */
  readonly failed: string;
  /** Said where filters hide them all; false where none is set. */
  readonly noMatch: ReactNode;
  readonly onClear: () => void;
  /** Says why there is none at all, and what next. */
  readonly empty: ReactNode;
}

/** A page of a list: its rows, or why there are none, and the way to the other pages. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { query, rows, page, onPage, failed, noMatch, onClear, empty, ...table } = props;
  const { data } = query;
  usePageWithin(data, page, onPage);
  const none = noMatch ? <NoMatchState onClear={onClear}>{noMatch}</NoMatchState> : empty;
  return (
    <DataTable
      {...table}
      rows={rows ?? data?.items}
      blank={hasFailed(query) ? <FailedState title={failed} query={query} /> : data?.count === 0 ? none : undefined}
      foot={data && <Pager page={page} count={data.count} onChange={onPage} />}
    />
  );
}
