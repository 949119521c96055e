import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import Popover from '@mui/material/Popover';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { tint } from '../tokens.ts';
import { afterClick, type Filter, isActive, shortValue } from './filter.ts';
import { FilterOptionItem } from './filter-option-item.tsx';

/** A filter's button; an active one is tinted. */
export const CHIP = { fontWeight: 400 } as const;
export const ACTIVE_CHIP = {
  ...CHIP,
  bgcolor: tint(6),
  borderColor: tint(26),
  color: 'primary.dark',
  '&:hover': { bgcolor: tint(12) },
} as const;

/** A filter as a dropdown; an active one is tinted and shows its value in bold. */
export function FilterChip({ filter }: { readonly filter: Filter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = shortValue(filter);
  const close = (): void => setAnchor(null);
  const choose = (option: string): void => {
    filter.onChange(afterClick(filter, option));
    if (!filter.isMultiple) close();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup={filter.panel ? 'dialog' : 'menu'}
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={isActive(filter) ? ACTIVE_CHIP : CHIP}
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
      {filter.panel ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': filter.label, sx: { width: 320, mt: 0.5 } } }}
        >
          {filter.panel(close)}
        </Popover>
      ) : (
        <Menu open={anchor !== null} anchorEl={anchor} onClose={close} sx={{ mt: 0.5 }}>
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
      )}
    </>
  );
}
