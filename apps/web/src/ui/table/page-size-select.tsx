import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown } from 'lucide-react';
import { TABLE_TEXTS } from './table-texts.ts';

interface PageSizeSelectProps {
  readonly id: string;
  readonly value: number;
  readonly sizes: readonly number[];
  readonly onChange: (size: number) => void;
}

/** The browser's own list: four numbers need no more. */
export function PageSizeSelect({ id, value, sizes, onChange }: PageSizeSelectProps) {
  return (
    <Select
      native
      value={value}
      IconComponent={(props) => <ChevronDown size={16} {...props} />}
      onChange={({ target }) => onChange(Number(target.value))}
      input={<OutlinedInput id={id} />}
      slotProps={{ input: { 'aria-label': TABLE_TEXTS.rowsPerPage } }}
      sx={{ minHeight: { xs: 44, sm: 30 }, fontWeight: 600, '& select': { py: 0.5, minHeight: { xs: 44, sm: 0 } } }}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </Select>
  );
}
