import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FilterOption } from './filter.ts';

interface FilterOptionItemProps extends Omit<ComponentProps<typeof MenuItem>, 'children'> {
  readonly option: FilterOption;
  readonly isMultiple: boolean;
  readonly isChosen: boolean;
}

/** The rest of the props is what the menu gives its items: focus and keys. */
export function FilterOptionItem({ option, isMultiple, isChosen, ...item }: FilterOptionItemProps) {
  return (
    <MenuItem
      {...item}
      role={isMultiple ? 'menuitemcheckbox' : 'menuitemradio'}
      aria-checked={isChosen}
      sx={{ gap: 1.5 }}
    >
      <Box aria-hidden sx={{ width: 16, display: 'flex' }}>
        {isChosen && <Check size={16} />}
      </Box>
      {option.label}
    </MenuItem>
  );
}
