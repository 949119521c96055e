import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';

interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Says what is searched, as placeholder and for who does not see it. */
  readonly label: string;
  readonly autoFocus?: boolean;
}

export function SearchInput({ value, onChange, label, autoFocus = false }: SearchInputProps) {
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={value}
      placeholder={label}
      autoFocus={autoFocus}
      onChange={({ target }) => onChange(target.value)}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ minHeight: { xs: 44, sm: 36 }, '& input::-webkit-search-cancel-button': { cursor: 'pointer' } }}
    />
  );
}
