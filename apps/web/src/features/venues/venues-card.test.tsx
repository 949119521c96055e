import { VENUE_FAILURES } from '@gastspiel/domain/venues/venue-input.ts';
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { VenuesCard } from './venues-card.tsx';

const PALAIS = {
  id: 'v-1',
  version: 2,
  venue: 'Palais Ferstel',
  station: 'Saal',
  contact: 'Fr. Berger',
  meetingPlace: null,
  appointments: 31,
  address: { streetNameAndNumber: 'Strauchgasse 4', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
};
const shown = (answers: Parameters<typeof aServer>[0]) => {
  const server = aServer(answers);
  return { server, ...renderScreen(<VenuesCard recipientId="r-1" />) };
};

it('says what it is for while there are none, and at the name that a place is there already', async () => {
  const { alreadyKept } = VENUE_FAILURES;
  const { person } = shown({
    Venues: () => ({ venues: [] }),
    CreateVenue: () => refusal(alreadyKept, { 'input.venue': alreadyKept.message }),
  });
  await screen.findByText(/^Noch keine\./);
  await person.click(screen.getByRole('button', { name: 'Einsatzort hinzufügen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Veranstaltungsort'), 'Palais Ferstel');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.findByText(alreadyKept.message);
  expect(dialog.getByLabelText('Veranstaltungsort').getAttribute('aria-invalid')).toBe('true');
});

it('shows a venue with its appointments, opens it by its row, and removes it after asking', async () => {
  const venues = [PALAIS];
  const { person, server } = shown({
    Venues: () => ({ venues: [...venues] }),
    DeleteVenue: () => {
      venues.pop();
      return { deleteVenue: true };
    },
  });
  await screen.findByText('Palais Ferstel · Saal');
  screen.getByText('Strauchgasse 4, 1010 Wien · Fr. Berger');
  screen.getByText('31 Einsätze');
  await person.click(screen.getByRole('button', { name: 'Palais Ferstel · Saal bearbeiten' }));
  expect(screen.getByLabelText('Treffpunkt', { exact: false })).toHaveProperty('value', '');
  await person.click(screen.getByRole('button', { name: 'Einsatzort entfernen' }));
  expect(server.of('DeleteVenue')).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Entfernen' }));
  await screen.findByText(/^Noch keine\./);
});

it('says that the venues could not be loaded', async () => {
  shown({ Venues: () => refusal({ message: 'Nein.', classification: 'FORBIDDEN' }) });
  await screen.findByText('Die Einsatzorte konnten nicht geladen werden');
});
