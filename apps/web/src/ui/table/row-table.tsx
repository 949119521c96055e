import Box from '@mui/material/Box';
import { tint } from '../tint.ts';
import { NEUTRAL } from '../tokens.ts';
import type { DataTableProps } from './data-table-props.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

/** The list on everything larger than a phone. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, picture, selection } = props;
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
              columns={columns}
              href={rowHref?.(row)}
              picture={picture?.(row)}
              selection={selection}
            />
          )) ?? <SkeletonRows columns={columns} hasSelection={selection !== undefined} />}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& th, & td': { px: 1.5, textAlign: 'left', whiteSpace: 'nowrap' },
  '& thead > tr > *': { height: 36, bgcolor: NEUTRAL[25], borderBottom: `1px solid ${NEUTRAL[200]}` },
  '& th': { color: NEUTRAL[600], fontSize: '0.75rem', fontWeight: 600 },
  '& tbody td': { height: 44, borderTop: `1px solid ${NEUTRAL[150]}` },
  '& tbody tr:first-of-type td': { borderTop: 0 },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover': { bgcolor: NEUTRAL[50] },
  '& tbody tr[aria-selected=true]': { bgcolor: tint(6) },
} as const;
