import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarArrowUp, Copy, Pencil } from 'lucide-react';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

interface CardMenuProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** What can be done with an entry, beside opening it. */
export function CardMenu({ id, anchor, onMove, onClose }: CardMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={onMove} sx={ITEM}>
        <CalendarArrowUp size={16} aria-hidden />
        {TEXTS.move}
      </MenuItem>
      <MenuItem component="a" href={`/appointment/edit/${id}`} sx={ITEM}>
        <Pencil size={16} aria-hidden />
        {TEXTS.edit}
      </MenuItem>
      <MenuItem component="a" href={`/appointment/create?from=${id}`} sx={ITEM}>
        <Copy size={16} aria-hidden />
        {TEXTS.duplicate}
      </MenuItem>
    </Menu>
  );
}

const ITEM = { gap: 1.25 } as const;
