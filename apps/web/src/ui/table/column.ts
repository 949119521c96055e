import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers, dates and hours stand right, in figures of equal width. */
  readonly align?: 'right';
  /** 1 is always there, 2 from tablets on, 3 on large screens only. */
  readonly priority?: 1 | 2 | 3;
  /** Takes the room that the others leave; what is longer is cut by its cell. */
  readonly takesRest?: boolean;
  /** Whether a click on the head sorts by it. */
  readonly isSortable?: boolean;
}

export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** The same column again turns the order around. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  return { key, isDescending: current?.key === key && !current.isDescending };
}

/** Adds or takes away one or several. */
export function toggled(selected: ReadonlySet<string>, keys: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Where a column of this priority is shown; what is large has room beside the sidebar, which comes at 1200 px. */
export const shownFrom = (priority: 1 | 2 | 3 = 1) => ({
  display: { xs: priority > 1 ? 'none' : 'table-cell', md: priority > 2 ? 'none' : 'table-cell' },
  '@media (min-width: 1340px)': { display: 'table-cell' },
});
