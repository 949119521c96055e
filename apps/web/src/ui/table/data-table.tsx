import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { Column, Selection, Sort } from './column.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

export interface DataTableProps<Row> {
  /** What is listed, for who cannot see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Where the row leads: the link is around the first column's cell and covers the whole row. */
  readonly rowHref?: (row: Row) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  /** The inside of a card on phones; else all columns one under the other. */
  readonly card?: (row: Row) => ReactNode;
  /** Instead of rows when there are none: empty, no match or failed. */
  readonly blank?: ReactNode;
  /** The pager; sticks to the bottom of the screen. */
  readonly foot?: ReactNode;
}

/** A list: a table, on phones cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const List = isPhone ? RowCards : RowTable;
  const isBlank = props.blank !== undefined && !props.rows?.length;
  return (
    <Box sx={isPhone ? { display: 'grid', gap: 1.5 } : FRAME}>
      {isBlank ? props.blank : <List {...props} />}
      {!isBlank && props.foot}
    </Box>
  );
}

/** Clipped, not hidden: hiding would make a scroll box, in which the pager could not stick. */
const FRAME = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'clip',
  bgcolor: 'background.paper',
};
