import { BookmarkPlus, CalendarArrowUp, Copy, CopyPlus, FileDown, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { CREW_LIST_TEXTS, type useCrewLists } from '#features/crew-lists/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { StepItems } from '#ui/menu/step-items.tsx';
import type { AppointmentSummary } from '../appointments-query.ts';
import { TEMPLATE_TEXTS } from '../templates/template-texts.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

/** Steps that the board itself takes with an entry. */
export type EntryStep = 'move' | 'copyDay' | 'template' | 'select' | 'delete';

interface CardMenuProps {
  readonly anchor: HTMLElement;
  readonly appointment: AppointmentSummary;
  readonly crewLists: ReturnType<typeof useCrewLists>;
  readonly onStep: (step: EntryStep) => void;
  readonly onClose: () => void;
}

/** The steps with an entry, beside opening it. */
export function CardMenu({ appointment, crewLists, anchor, onStep, onClose }: CardMenuProps) {
  const { id: appointmentId, bookedTargetUsers } = appointment;
  const navigate = useNavigate();
  const open = (href: string) => (): void => navigate(href);
  const step = (key: EntryStep) => (): void => onStep(key);
  return (
    <StepItems
      anchor={anchor}
      onClose={onClose}
      steps={[
        { label: TEXTS.move, icon: CalendarArrowUp, take: step('move') },
        { label: TEXTS.edit, icon: Pencil, take: open(linkTo('/appointment/edit/$appointmentId', { appointmentId })) },
        { label: TEXTS.duplicate, icon: Copy, take: open(`/appointment/create?from=${appointmentId}`) },
        { label: TEXTS.copyDay, icon: CopyPlus, take: step('copyDay') },
        { label: TEMPLATE_TEXTS.saveAs, icon: BookmarkPlus, take: step('template') },
        {
          label: CREW_LIST_TEXTS.ofAppointment,
          icon: FileDown,
          isOff: bookedTargetUsers === 0,
          take: () => crewLists.ofAppointment(appointment),
        },
        { label: CREW_LIST_TEXTS.ofDay, icon: FileDown, take: () => crewLists.ofDay(appointment) },
        { label: TEXTS.select, icon: SquareCheck, take: step('select') },
        { label: TEXTS.delete, icon: Trash2, isDanger: true, take: step('delete') },
      ]}
    />
  );
}
