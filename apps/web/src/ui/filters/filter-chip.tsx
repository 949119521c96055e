import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { tint } from '../tint.ts';
import { afterClick, type Filter, isActive, shortValue } from './filter.ts';
import { FilterOptionItem } from './filter-option-item.tsx';

/** A filter as a dropdown; an active one is tinted and shows its value in bold. */
export function FilterChip({ filter }: { readonly filter: Filter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = shortValue(filter);
  const choose = (option: string): void => {
    filter.onChange(afterClick(filter, option));
    if (!filter.isMultiple) setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ fontWeight: 400, ...(isActive(filter) && ACTIVE) }}
      >
        <span>
          {filter.label}
          {value && (
            <>
              : <b>{value}</b>
            </>
          )}
        </span>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} sx={{ mt: 0.5 }}>
        {filter.options.map((option) => (
          <FilterOptionItem
            key={option.value}
            option={option}
            isMultiple={filter.isMultiple ?? false}
            isChosen={filter.selected.includes(option.value)}
            onClick={() => choose(option.value)}
          />
        ))}
      </Menu>
    </>
  );
}

const ACTIVE = {
  bgcolor: tint(6),
  borderColor: tint(26),
  color: 'primary.dark',
  '&:hover': { bgcolor: tint(12) },
} as const;
