import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';
import { CARD, List } from '../layout.tsx';
import { APPEAR_LATE, Skeleton } from '../states/skeleton.tsx';
import { NEUTRAL } from '../tokens.ts';
import { CardColumns } from './card-columns.tsx';
import { CardSort } from './card-sort.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { RowLink } from './row-link.tsx';
import { RowCheckbox } from './table-row.tsx';

/** The list on phones. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, rowHref, picture, rowEnd, card, cardMark, sort, onSort } = props;
  const { selection } = props;
  if (!rows) {
    return [1, 0.7, 0.4].map((opacity) => (
      <Box key={opacity} sx={{ ...CARD, ...APPEAR_LATE }}>
        <Box sx={{ display: 'grid', gap: 1.5, opacity }}>
          <Skeleton width={180} height={16} />
          <Skeleton width={120} />
        </Box>
      </Box>
    ));
  }
  const [first] = columns;
  return (
    <>
      {onSort && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      <List aria-label={label} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        {rows.map((row) => (
          <Box key={rowKey(row)} component="li" sx={ITEM}>
            {selection && (
              <Box sx={{ alignSelf: 'start' }}>
                <RowCheckbox id={rowKey(row)} name={rowName?.(row)} selection={selection} />
              </Box>
            )}
            {picture && <Box sx={{ alignSelf: 'start' }}>{picture(row)}</Box>}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={TITLE}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {rowHref ? <RowLink href={rowHref(row)}>{first?.cell(row)}</RowLink> : first?.cell(row)}
                </Box>
                {cardMark?.(row)}
              </Box>
              {card ? card(row) : <CardColumns row={row} columns={columns.slice(1)} />}
            </Box>
            {rowHref && !rowEnd && <ChevronRight size={20} color={NEUTRAL[500]} aria-hidden />}
          </Box>
        ))}
      </List>
    </>
  );
}

const TITLE = { display: 'flex', alignItems: 'flex-start', gap: 1, typography: 'h2', mb: 0.5 } as const;
const ITEM = { ...CARD, position: 'relative', display: 'flex', alignItems: 'center', gap: 1 } as const;
