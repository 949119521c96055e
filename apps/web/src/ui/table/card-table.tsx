import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { DataTableProps } from './data-table-props.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

/** A list within a card: the card is its frame. */
export function CardTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (!isPhone) return <RowTable {...props} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1 }}>
      <RowCards {...props} />
    </Box>
  );
}
