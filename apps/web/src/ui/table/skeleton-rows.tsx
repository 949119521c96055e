import Box from '@mui/material/Box';
import { APPEAR_LATE, Skeleton } from '../states/skeleton.tsx';
import { type Column, shownFrom } from './column.ts';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hasSelection: boolean;
}

/** Fading out, since nobody knows how many there will be. */
const ROWS = [1, 0.9, 0.75, 0.6, 0.45, 0.3];
/** Names are not all of the same length. */
const WIDTHS = [150, 118, 168, 104, 140, 126];

export function SkeletonRows<Row>({ columns, hasSelection }: SkeletonRowsProps<Row>) {
  return ROWS.map((opacity, row) => (
    <Box key={opacity} component="tr" sx={APPEAR_LATE}>
      {hasSelection && <td />}
      {columns.map(({ key, priority, align }, index) => (
        <Box key={key} component="td" sx={shownFrom(priority)}>
          <Box sx={{ opacity, display: 'flex', justifyContent: align ? 'flex-end' : 'flex-start' }}>
            <Skeleton width={index === 0 ? (WIDTHS[row] ?? 120) : 72} />
          </Box>
        </Box>
      ))}
      <td />
    </Box>
  ));
}
