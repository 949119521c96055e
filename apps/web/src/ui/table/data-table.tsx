import Box from '@mui/material/Box';
import { useIsPhone } from '../use-is-phone.ts';
import type { DataTableProps } from './data-table-props.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

/** A list: a table, on phones cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
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
