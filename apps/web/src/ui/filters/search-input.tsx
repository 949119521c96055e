import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { FILTER_TEXTS } from './filter-texts.ts';

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
      endAdornment={
        value !== '' && (
          <IconButton size="small" aria-label={FILTER_TEXTS.clearSearch} onClick={() => onChange('')} sx={CLEAR}>
            <X size={16} aria-hidden />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={FIELD}
    />
  );
}

/** Our own cross instead of the browser's blue one. */
const FIELD = {
  minHeight: { xs: 44, sm: 36 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const;
const CLEAR = { flex: 'none', mr: -1.25 } as const;
