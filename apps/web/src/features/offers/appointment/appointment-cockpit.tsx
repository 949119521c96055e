import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { useShortcutsSwitch } from '#ui/keyboard/shortcuts-switch.ts';
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts';
import { FailedState } from '#ui/states/failed-state.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { ChosenBar } from '../chosen-bar.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { LANE_TEXTS } from '../lanes/lane-texts.ts';
import { type Offer, offersQuery } from '../lanes/offers-query.ts';
import { useArrivals } from '../lanes/use-arrivals.ts';
import { MessagesCard } from '../messages/messages-card.tsx';
import { selectionSteps } from '../selection-steps.ts';
import { CockpitDialogs } from '../steps/cockpit-dialogs.tsx';
import type { Question } from '../steps/questions.ts';
import { useSteps } from '../steps/use-steps.ts';
import { useSelection } from '../use-selection.ts';
import { AppointmentHistory } from './appointment-history.tsx';
import { type Appointment, phaseOf } from './appointment-query.ts';
import { DesktopCockpit } from './desktop-cockpit.tsx';
import { PhoneCockpit } from './phone-cockpit.tsx';

const NONE: readonly Offer[] = [];

/** The dispatcher's cockpit: facts, offers by state, and who else could come. */
export function AppointmentCockpit({ appointment }: { readonly appointment: Appointment }) {
  const viewer = useViewer();
  const now = useNow();
  const isPhone = useIsPhone();
  const [question, ask] = useState<Question>();
  const steps = useSteps(appointment.id, ask);
  const selection = useSelection();
  const shortcuts = useShortcutsSwitch();
  const query = useQuery(offersQuery(appointment.id));
  const { data } = query;
  const offers = useSteadyRows(data ?? NONE, ({ offerId }) => offerId, appointment.id);
  const arrivals = useArrivals(data);
  const mayWithdraw = may(viewer, 'offers.write');
  const cockpit: Cockpit = {
    appointment,
    mayOffer: mayWithdraw && phaseOf(appointment, now) === 'AHEAD',
    mayBook: mayWithdraw && phaseOf(appointment, now) !== 'OVER',
    mayWithdraw,
    steps,
    ask,
    selection,
  };
  const chosenSteps = selectionSteps(cockpit, offers);
  useShortcuts(
    {
      ...Object.fromEntries(chosenSteps.map(({ key, take }) => [key.toLowerCase(), take])),
      ...(selection.chosen.length > 0 && { Escape: selection.clear }),
      '?': () => ask({ kind: 'shortcuts' }),
      '/': () => document.querySelector<HTMLInputElement>('#candidate-search input')?.focus(),
    },
    shortcuts[0],
  );
  const Layout = isPhone ? PhoneCockpit : DesktopCockpit;
  return (
    <CockpitContext value={cockpit}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FailedState isSmall title={LANE_TEXTS.failed} query={query} />
        <Layout offers={offers} now={now} />
        <MessagesCard />
        <AppointmentHistory appointment={appointment} offers={offers} />
      </Box>
      <Box role="log" aria-live="polite" sx={VISUALLY_HIDDEN}>
        {arrivals}
      </Box>
      {chosenSteps.length > 0 && <ChosenBar selection={selection} steps={chosenSteps} />}
      {question && <CockpitDialogs question={question} shortcuts={shortcuts} onClose={() => ask(undefined)} />}
    </CockpitContext>
  );
}
