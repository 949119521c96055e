import type { ReactNode } from 'react';
import { BlankState, type BlankStateProps } from '../states/blank-state.tsx';
import { type Asked, FailedState, hasFailed } from '../states/failed-state.tsx';
import { NoMatchState } from '../states/no-match-state.tsx';
import type { Sort } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { PageChoice } from './page-range.ts';
import { Pager, usePageWithin } from './pager.tsx';

/** The part of a list's state that its table needs; `useListState` has it all. */
interface Listed {
  readonly page: PageChoice;
  readonly setPage: (page: PageChoice) => void;
  readonly sort?: Sort;
  readonly setSort?: (sort: Sort) => void;
  /** Takes the filters away. */
  readonly clear: () => void;
}

interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'blank' | 'foot' | 'sort' | 'onSort'> {
  readonly list: Listed;
  readonly query: Asked & {
    readonly data: { readonly count: number; readonly items: readonly Row[] } | undefined;
  };
  /** In the place of the query's, where they must not move under the hands. */
  readonly rows?: readonly Row[] | undefined;
  /** "Die Agenturen konnten nicht geladen werden". */
  readonly failed: string;
  /** Said where filters hide them all; false where none is set. */
  readonly noMatch: ReactNode;
  /** Says why there is none at all, and what next. */
  readonly empty: Omit<BlankStateProps, 'children'> & { readonly hint: string };
}

/** A page of a list: its rows, or why there are none, and the way to the other pages. */
export function ListTable<Row>({ list, query, rows, failed, noMatch, empty, ...table }: ListTableProps<Row>) {
  const { page, setPage, sort, setSort, clear } = list;
  const { data } = query;
  usePageWithin(data, page, setPage);
  const isSortable = table.columns.some((column) => column.isSortable);
  const none = noMatch ? (
    <NoMatchState onClear={clear}>{noMatch}</NoMatchState>
  ) : (
    <BlankState {...empty}>{empty.hint}</BlankState>
  );
  return (
    <DataTable
      {...table}
      {...(isSortable && setSort && { sort, onSort: setSort })}
      rows={rows ?? data?.items}
      blank={hasFailed(query) ? <FailedState title={failed} query={query} /> : data?.count === 0 ? none : undefined}
      foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
    />
  );
}
