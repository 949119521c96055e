import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type Column, nextSort, type Selection, type Sort, shownFrom, toggled } from './column.ts';
import { SortButton } from './sort-button.tsx';
import { TABLE_TEXTS } from './table-texts.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly keys: readonly string[];
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  readonly rowHref?: unknown;
}

export function TableHead<Row>({ columns, keys, sort, onSort, selection, rowHref }: TableHeadProps<Row>) {
  const choosable = keys.filter((key) => !selection?.locked?.has(key));
  const chosen = choosable.filter((key) => selection?.selected.has(key)).length;
  return (
    <thead>
      <tr>
        {selection && (
          <Box component="th" sx={{ width: 44, pr: '0 !important' }}>
            <Checkbox
              size="small"
              checked={chosen > 0 && chosen === choosable.length}
              indeterminate={chosen > 0 && chosen < choosable.length}
              disabled={selection.locked !== undefined && choosable.length === 0}
              onChange={(_, isOn) => selection.onChange(toggled(selection.selected, choosable, isOn))}
              slotProps={{ input: { 'aria-label': TABLE_TEXTS.selectAll } }}
              sx={{ ml: -1 }}
            />
          </Box>
        )}
        {columns.map(({ key, label, align, priority, takesRest, isSortable }) => {
          const direction = sort?.key === key && (sort.isDescending ? 'descending' : 'ascending');
          return (
            <Box
              key={key}
              component="th"
              scope="col"
              {...(direction && { 'aria-sort': direction })}
              sx={{
                ...shownFrom(priority),
                ...(align && { textAlign: 'right !important' }),
                ...(takesRest && WRAPPING),
              }}
            >
              {isSortable && onSort ? (
                <SortButton
                  label={label}
                  direction={direction}
                  isRight={align === 'right'}
                  onClick={() => onSort(nextSort(sort, key))}
                />
              ) : (
                label
              )}
            </Box>
          );
        })}
        {rowHref !== undefined && <Box component="td" sx={{ width: 40 }} />}
      </tr>
    </thead>
  );
}

/** Its label must not keep it from becoming narrow. */
const WRAPPING = { whiteSpace: 'normal !important', lineHeight: '1rem' } as const;
