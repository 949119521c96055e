import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCrewLists } from '#features/crew-lists/index.ts';
import { fullDay } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { COPY_TEXTS } from '../copying/copy-texts.ts';
import { CopyDialog } from '../copying/later-copy-dialog.ts';
import { SaveEntryAsTemplate } from '../templates/save-entry-as-template.ts';
import { CardMenu, type EntryStep } from './card-menu.tsx';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { ShownWeek } from './shown-week.ts';
import { useMove } from './use-move.tsx';

/** The question, and the entry that it is about. */
interface Asked {
  readonly step: Exclude<EntryStep, 'select'>;
  readonly appointment: AppointmentSummary;
}

const startDay = ({ startDateTime }: AppointmentSummary): Day => dayOf(new Date(startDateTime));

/** The steps with the shown entries, and the dialogs that belong to them. */
export function useEntryActions({ appointments: shown = [], several, onDay }: ShownWeek) {
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement }>();
  const [asked, setAsked] = useState<Asked>();
  const { move, dialogs: moving } = useMove();
  const crewLists = useCrewLists();
  const find = (id: string): AppointmentSummary | undefined => shown.find((appointment) => appointment.id === id);
  const choose = (id: string): void => {
    const appointment = find(id);
    if (appointment) several.toggle(appointment);
  };
  const take = (step: EntryStep, id: string): void => {
    // At once: what closes later would take the focus back from what opens next.
    flushSync(() => setMenu(undefined));
    const appointment = find(id);
    if (step === 'select') choose(id);
    else if (appointment) setAsked({ step, appointment });
  };
  const moveTo = (id: string, day: Day): void => {
    const appointment = find(id);
    if (appointment) void move(appointment, day);
  };
  const close = (): void => setAsked(undefined);
  const dialogOf = ({ step, appointment }: Asked) => {
    if (step === 'delete') return <DeleteEntryDialog appointment={appointment} onClose={close} />;
    if (step === 'template') return <SaveEntryAsTemplate appointment={appointment} onClose={close} />;
    if (step === 'copyDay') {
      const day = startDay(appointment);
      const own = shown.filter((one) => startDay(one) === day);
      return <CopyDialog title={COPY_TEXTS.day(fullDay(day))} appointments={own} onShow={onDay} onClose={close} />;
    }
    const moveIt = (day: Day): void => {
      flushSync(close);
      void move(appointment, day);
    };
    return <MoveDialog appointment={appointment} onMove={moveIt} onClose={close} />;
  };
  const chosen = menu && find(menu.id);
  return {
    openMenu: useCallback((id: string, anchor: HTMLElement) => setMenu({ id, anchor }), []),
    startMoving: (id: string): void => take('move', id),
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
            onStep={(step) => take(step, chosen.id)}
          />
        )}
        {asked && dialogOf(asked)}
        {moving}
      </>
    ),
  };
}
