import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Row } from '../layout.tsx';
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
      <Row align="stretch" aria-hidden sx={{ width: 16 }}>
        {isChosen && <Check size={16} />}
      </Row>
      {option.label}
    </MenuItem>
  );
}
