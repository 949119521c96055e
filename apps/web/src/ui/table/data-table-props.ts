import type { ReactNode } from 'react';
import type { Column, Selection, Sort } from './column.ts';

export interface DataTableProps<Row> {
  /** The listed things, for people who cannot see them. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** The name of a row where it is chosen, for people who do not see which one it is. */
  readonly rowName?: (row: Row) => string;
  /** Where the row leads: the link is around the first column's cell and covers the whole row. */
  readonly rowHref?: (row: Row) => string;
  /** In front of the first column: an avatar. */
  readonly picture?: (row: Row) => ReactNode;
  /** The steps with a row, at its end in the place of the arrow. Its card on phones then has its own arrow. */
  readonly rowEnd?: (row: Row) => ReactNode;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  /** The inside of a card on phones; else all columns one under the other. */
  readonly card?: (row: Row) => ReactNode;
  /** Beside the title of a card on phones: the state. */
  readonly cardMark?: (row: Row) => ReactNode;
  /** Instead of rows when there are none: empty, no match or failed. */
  readonly blank?: ReactNode;
  /** The pager; sticks to the bottom of the screen. */
  readonly foot?: ReactNode;
}
