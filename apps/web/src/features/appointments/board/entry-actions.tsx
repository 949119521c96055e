import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCrewLists } from '#features/crew-lists/index.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { CONCERN_TEXTS } from '../concern-texts.ts';
import { ConcernDialog } from '../concerned-workers.tsx';
import type { Several } from '../several/use-several.ts';
import { CardMenu } from './card-menu.tsx';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMove } from './use-move.ts';

/** At once: what closes later would take the focus back from what opens next. */
const closing = (close: () => void): void => flushSync(close);

/** What can be done with the shown entries, and the dialogs that belong to it. */
export function useEntryActions(shown: readonly AppointmentSummary[] | undefined, several: Several) {
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement }>();
  const [moving, setMoving] = useState<AppointmentSummary>();
  const { move, open } = useMove();
  const crewLists = useCrewLists();
  const find = (id: string): AppointmentSummary | undefined => shown?.find((appointment) => appointment.id === id);
  const [deleting, setDeleting] = useState<AppointmentSummary>();
  const choose = (id: string): void => {
    const appointment = find(id);
    if (appointment) several.toggle(appointment);
  };
  const chosen = menu && find(menu.id);
  const startMoving = (id: string): void => setMoving(find(id));
  const moveTo = (id: string, day: Day): void => {
    const appointment = find(id);
    if (appointment) void move(appointment, day);
  };
  return {
    openMenu: useCallback((id: string, anchor: HTMLElement) => setMenu({ id, anchor }), []),
    startMoving,
    moveTo,
    choose,
    dialogs: (
      <>
        {menu && chosen && (
          <CardMenu
            anchor={menu.anchor}
            appointment={chosen}
            crewLists={crewLists}
            onClose={() => setMenu(undefined)}
            onMove={() => {
              closing(() => setMenu(undefined));
              startMoving(menu.id);
            }}
            onSelect={() => {
              closing(() => setMenu(undefined));
              choose(menu.id);
            }}
            onDelete={() => {
              closing(() => setMenu(undefined));
              setDeleting(find(menu.id));
            }}
          />
        )}
        {moving && (
          <MoveDialog
            appointment={moving}
            onMove={(day) => {
              closing(() => setMoving(undefined));
              void move(moving, day);
            }}
            onClose={() => setMoving(undefined)}
          />
        )}
        {deleting && <DeleteEntryDialog appointment={deleting} onClose={() => setDeleting(undefined)} />}
        {open && (
          <ConcernDialog
            workers={open.subject.appointment}
            subject={open.subject.subject}
            absent={open.subject.absent}
            title={CONCERN_TEXTS.moveTitle}
            confirm={CONCERN_TEXTS.move}
            onConfirm={() => open.answer(true)}
            onCancel={() => open.answer(false)}
          />
        )}
      </>
    ),
  };
}
