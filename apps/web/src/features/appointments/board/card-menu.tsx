import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { CalendarArrowUp, Copy, Pencil } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

interface CardMenuProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** What can be done with an entry, beside opening it. */
export function CardMenu({ id, anchor, onMove, onClose }: CardMenuProps) {
  const navigate = useNavigate();
  const open = (href: string): void => {
    onClose();
    void navigate({ href });
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={onMove} sx={ITEM}>
        <CalendarArrowUp size={16} aria-hidden />
        {TEXTS.move}
      </MenuItem>
      <MenuItem onClick={() => open(linkTo('/appointment/edit/$appointmentId', { appointmentId: id }))} sx={ITEM}>
        <Pencil size={16} aria-hidden />
        {TEXTS.edit}
      </MenuItem>
      <MenuItem onClick={() => open(`/appointment/create?from=${id}`)} sx={ITEM}>
        <Copy size={16} aria-hidden />
        {TEXTS.duplicate}
      </MenuItem>
    </Menu>
  );
}

const ITEM = { gap: 1.25 } as const;
