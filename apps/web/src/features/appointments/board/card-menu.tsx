import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { CalendarArrowUp, Copy, FileDown, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { CREW_LIST_TEXTS, type useCrewLists } from '#features/crew-lists/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

interface CardMenuProps {
  readonly anchor: HTMLElement;
  readonly appointment: AppointmentSummary;
  readonly crewLists: ReturnType<typeof useCrewLists>;
  readonly onMove: () => void;
  readonly onSelect: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** What can be done with an entry, beside opening it. */
export function CardMenu({ appointment, crewLists, anchor, onMove, onSelect, onDelete, onClose }: CardMenuProps) {
  const { id } = appointment;
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
      <MenuItem
        disabled={appointment.bookedTargetUsers === 0}
        onClick={() => {
          onClose();
          crewLists.ofAppointment(appointment);
        }}
        sx={ITEM}
      >
        <FileDown size={16} aria-hidden />
        {CREW_LIST_TEXTS.ofAppointment}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          crewLists.ofDay(appointment);
        }}
        sx={ITEM}
      >
        <FileDown size={16} aria-hidden />
        {CREW_LIST_TEXTS.ofDay}
      </MenuItem>
      <MenuItem onClick={onSelect} sx={ITEM}>
        <SquareCheck size={16} aria-hidden />
        {TEXTS.select}
      </MenuItem>
      <MenuItem onClick={onDelete} sx={{ ...ITEM, color: 'error.main' }}>
        <Trash2 size={16} aria-hidden />
        {TEXTS.delete}
      </MenuItem>
    </Menu>
  );
}

const ITEM = { gap: 1.25 } as const;
