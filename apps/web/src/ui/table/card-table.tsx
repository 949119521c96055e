import Box from '@mui/material/Box';
import { useIsPhone } from '../use-is-phone.ts';
import type { DataTableProps } from './data-table-props.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

/** A list within a card: the card is its frame. */
export function CardTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  if (!isPhone) return <RowTable {...props} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1 }}>
      <RowCards {...props} />
    </Box>
  );
}
