import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown } from 'lucide-react';
import type { Column, Sort } from './column.ts';
import { TABLE_TEXTS } from './table-texts.ts';

interface CardSortProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

/** Cards have no heads to click on. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, label }) => [
      { key, isDescending: false, label: `${label} ↑` },
      { key, isDescending: true, label: `${label} ↓` },
    ]);
  if (choices.length === 0) return null;
  return (
    <Select
      native
      value={choices.findIndex(({ key, isDescending }) => key === sort?.key && isDescending === sort.isDescending)}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen) onSort({ key: chosen.key, isDescending: chosen.isDescending });
      }}
      IconComponent={(icon) => <ChevronDown size={18} {...icon} />}
      input={<OutlinedInput />}
      slotProps={{ input: { 'aria-label': TABLE_TEXTS.sortBy } }}
      sx={SORT}
    >
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** Words without a box, which take less room than a thumb needs to hit them. */
const SORT = {
  justifySelf: 'end',
  my: -1.5,
  mr: -1,
  color: 'primary.dark',
  fontSize: '0.875rem',
  fontWeight: 600,
  bgcolor: 'transparent',
  '&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& select': { minHeight: 44, py: 0, textAlignLast: 'right' },
} as const;
