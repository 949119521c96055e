import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers, dates and hours stand right, in figures of equal width. */
  readonly align?: 'right';
  /** 1 is always there, 2 from tablets on, 3 on large screens only, 4 where even those have room to spare. */
  readonly priority?: 1 | 2 | 3 | 4;
  /** Takes the room that the others leave, or shares it; what is longer is cut by its cell. */
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
  /** Rows that can't be chosen; those that are done show a check mark instead of an empty box. */
  readonly locked?: ReadonlyMap<string, 'done' | 'off'>;
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

/** A large screen has room for everything beside the sidebar, which comes at 1200 px. */
export const LARGE = '@media (min-width: 1340px)';
const LARGEST = '@media (min-width: 1500px)';

/** Where a column of this priority is shown. */
export const shownFrom = (priority: 1 | 2 | 3 | 4 = 1) => ({
  display: { xs: priority > 1 ? 'none' : 'table-cell', md: priority > 2 ? 'none' : 'table-cell' },
  [priority > 3 ? LARGEST : LARGE]: { display: 'table-cell' },
});
