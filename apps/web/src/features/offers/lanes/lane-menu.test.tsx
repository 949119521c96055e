import type { RemindedState } from '@gastspiel/domain/offers/reminders.ts';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { useSteps } from '../steps/use-steps.ts';
import { LaneMenu } from './lane-menu.tsx';
import type { Offer } from './offers-query.ts';

interface SampleProps {
  readonly state: RemindedState;
  readonly count: number;
}

function Sample({ state, count }: SampleProps) {
  const steps = useSteps('a-1', () => undefined);
  const offers = Array.from({ length: count }, (_, at) => ({ offerId: `o-${at}`, offerState: state }) as Offer);
  return (
    <CockpitContext value={{ steps, mayOffer: true, mayWithdraw: true } as Partial<Cockpit> as Cockpit}>
      <LaneMenu state={state} offers={offers} />
    </CockpitContext>
  );
}

it.each([
  ['CONTACTED', 1, ['Erinnern', '1 Angebot zurückziehen'], '1 Person erinnert'],
  ['BOOKED', 1, ['Um Bestätigung bitten', '1 Buchung zurückziehen'], '1 Person um Bestätigung gebeten'],
  ['BOOKED', 3, ['Um Bestätigung bitten', 'Alle 3 zurückziehen'], '3 Personen um Bestätigung gebeten'],
] as const)('names the steps of a lane by what is in it, and says what was done: %s, %s', async (...row) => {
  const [state, count, labels, notice] = row;
  aServer({ RemindWorkers: () => ({ remindWorkers: count }) });
  const { person } = renderScreen(<Sample state={state} count={count} />);
  await person.click(screen.getByRole('button', { name: /weitere Schritte$/ }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(labels);
  await person.click(items[0] as HTMLElement);
  await screen.findByText(notice);
});
