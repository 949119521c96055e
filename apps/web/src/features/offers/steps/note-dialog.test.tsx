import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useSteps } from './use-steps.ts';

const JANA = {
  offerId: 'o-1',
  firstName: 'Jana',
  lastName: 'Gruber',
  offerNotes: 'Schürze',
  offerNotesVersion: 1,
} as Offer;
const NEWEST = { ...JANA, offerNotes: 'Weste', offerNotesVersion: 2 };

function Sample({ onClose }: { readonly onClose: () => void }) {
  const cockpit = { appointment: { id: 'a-1' }, steps: useSteps('a-1', () => undefined) } as Partial<Cockpit>;
  return (
    <CockpitContext value={cockpit as Cockpit}>
      <NoteDialog offer={JANA} onClose={onClose} />
    </CockpitContext>
  );
}

const whoWasSlower = async () => {
  const answers = [refusal(GENERAL_FAILURES.stale), { updateOfferNotes: { offerId: 'o-1' } }];
  const server = aServer({
    UpdateOfferNotes: () => answers.shift() ?? {},
    AppointmentOffers: () => ({ appointmentOffers: { count: 1, items: [NEWEST] } }),
  });
  const onClose = vi.fn();
  const { person } = renderScreen(<Sample onClose={onClose} />);
  await person.type(screen.getByRole('textbox'), ' und Handschuhe');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  expect(server.of('UpdateOfferNotes')[0]?.variables).toMatchObject({ version: 1, notes: 'Schürze und Handschuhe' });
  return { person, server, onClose };
};

it('keeps what was typed when somebody else has written meanwhile', async () => {
  const { person, onClose } = await whoWasSlower();
  await person.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Schürze und Handschuhe');
  expect(onClose).not.toHaveBeenCalled();
});

it('goes on over the newest notes for who loads them', async () => {
  const { person, server, onClose } = await whoWasSlower();
  await person.click(screen.getByRole('button', { name: 'Neu laden' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'Weste'));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.of('UpdateOfferNotes')[1]?.variables).toMatchObject({ version: 2, notes: 'Weste' });
});

it('stays open at Escape once something was typed, and closes at it before', async () => {
  const onClose = vi.fn();
  const { person } = renderScreen(<Sample onClose={onClose} />);
  await person.type(screen.getByRole('textbox'), '!{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await person.type(screen.getByRole('textbox'), '{Backspace}{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
