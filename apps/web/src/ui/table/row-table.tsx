import Box from '@mui/material/Box';
import type { DataTableProps } from './data-table-props.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TABLE } from './table-styles.ts';

/** The list on everything larger than a phone. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, rowHref, picture, rowEnd, selection } = props;
  const keys = rows?.map(rowKey) ?? [];
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={label} aria-busy={rows === undefined} sx={TABLE}>
        <TableHead {...props} keys={keys} />
        <tbody>
          {rows?.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              id={rowKey(row)}
              name={rowName?.(row)}
              columns={columns}
              href={rowHref?.(row)}
              picture={picture?.(row)}
              end={rowEnd?.(row)}
              selection={selection}
            />
          )) ?? <SkeletonRows columns={columns} hasSelection={selection !== undefined} />}
        </tbody>
      </Box>
    </Box>
  );
}
