import Box from '@mui/material/Box';
import { Quiet } from '../layout.tsx';
import type { Column } from './column.ts';

interface CardColumnsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

/** The columns of a row, one under the other; the least important ones are left out. */
export function CardColumns<Row>({ row, columns }: CardColumnsProps<Row>) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      {columns
        .filter(({ priority = 1 }) => priority < 3)
        .map(({ key, label, cell }) => (
          <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Quiet component="dt" size="body2" sx={{ flex: '0 0 8rem' }}>
              {label}
            </Quiet>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {cell(row)}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
