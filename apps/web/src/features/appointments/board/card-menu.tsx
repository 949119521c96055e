import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import {
  BookmarkPlus,
  CalendarArrowUp,
  Copy,
  CopyPlus,
  FileDown,
  type LucideIcon,
  Pencil,
  SquareCheck,
  Trash2,
} from 'lucide-react';
import { CREW_LIST_TEXTS, type useCrewLists } from '#features/crew-lists/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { TEMPLATE_TEXTS } from '../templates/template-texts.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

/** What the board itself does with an entry. */
export type EntryStep = 'move' | 'copyDay' | 'template' | 'select' | 'delete';

interface CardMenuProps {
  readonly anchor: HTMLElement;
  readonly appointment: AppointmentSummary;
  readonly crewLists: ReturnType<typeof useCrewLists>;
  readonly onStep: (step: EntryStep) => void;
  readonly onClose: () => void;
}

/** What can be done with an entry, beside opening it. */
export function CardMenu({ appointment, crewLists, anchor, onStep, onClose }: CardMenuProps) {
  const { id } = appointment;
  const navigate = useNavigate();
  const open = (href: string): void => {
    onClose();
    void navigate({ href });
  };
  const print = (run: (appointment: AppointmentSummary) => void) => (): void => {
    onClose();
    run(appointment);
  };
  const items: readonly Item[] = [
    [CalendarArrowUp, TEXTS.move, () => onStep('move')],
    [Pencil, TEXTS.edit, () => open(linkTo('/appointment/edit/$appointmentId', { appointmentId: id }))],
    [Copy, TEXTS.duplicate, () => open(`/appointment/create?from=${id}`)],
    [CopyPlus, TEXTS.copyDay, () => onStep('copyDay')],
    [BookmarkPlus, TEMPLATE_TEXTS.saveAs, () => onStep('template')],
    [FileDown, CREW_LIST_TEXTS.ofAppointment, print(crewLists.ofAppointment), appointment.bookedTargetUsers === 0],
    [FileDown, CREW_LIST_TEXTS.ofDay, print(crewLists.ofDay)],
    [SquareCheck, TEXTS.select, () => onStep('select')],
  ];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {items.map(([Icon, label, run, isDisabled = false]) => (
        <MenuItem key={label} disabled={isDisabled} onClick={run} sx={ITEM}>
          <Icon size={16} aria-hidden />
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={() => onStep('delete')} sx={{ ...ITEM, color: 'error.main' }}>
        <Trash2 size={16} aria-hidden />
        {TEXTS.delete}
      </MenuItem>
    </Menu>
  );
}

type Item = readonly [icon: LucideIcon, label: string, run: () => void, isDisabled?: boolean];

const ITEM = { gap: 1.25 } as const;
