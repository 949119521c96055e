import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { PastBookingForm } from './past-booking-form.tsx';

const SHIFT = 'd1ed815f-ea1e-4984-9259-86a7ecdc6213';
const RAU = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';
const TOBIAS = { id: RAU, userState: 'ACTIVE', personalInformation: { firstName: 'Tobias', lastName: 'Rau' } };
const unknown = refusal({ message: '?', classification: 'NOT_FOUND' });

const shown = () => {
  const server = aServer({
    FoundAppointment: ({ id }) =>
      id === SHIFT
        ? {
            appointment: {
              ...{ id: SHIFT, description: 'Nachtschicht', bookedTargetUsers: 1, desiredTargetUsers: 2 },
              ...{ startDateTime: '2026-03-02T17:00:00Z', endDateTime: '2026-03-02T23:00:00Z' },
              sectorAttributes: { customer: 'Hotel Ringhof' },
            },
          }
        : unknown,
    FoundWorker: ({ id }) => (id === RAU ? { targetUser: TOBIAS } : unknown),
    ActivePeople: () => ({
      targetUsers: {
        count: 1,
        items: [{ id: RAU, firstName: 'Tobias', lastName: 'Rau', effectiveRating: null, assessmentCount: 0 }],
      },
    }),
    EnsureBooking: () => ({ ensureOfferWithStateExists: { offerId: 'o-1' } }),
  });
  return { server, ...renderScreen(<PastBookingForm />) };
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const check = () => screen.getByRole('button', { name: 'Prüfen' });

it('says at each field what is missing or leads nowhere, and goes to the first of them', async () => {
  const { person, server } = shown();
  await person.click(check());
  await screen.findByText('Bitte den Link zur Seite des Einsatzes eingeben.');
  screen.getByText('Bitte den Link zur Seite der Person eingeben.');
  expect(server.of('FoundAppointment')).toEqual([]);
  await person.type(field(/^Einsatz/), '11111111-1111-4111-8111-111111111111');
  await person.type(field(/^Mitarbeiter\/in/), 'Tobias');
  await person.click(check());
  await screen.findByText(OFFER_FAILURES.appointmentUnknown.message);
  screen.getByText(OFFER_FAILURES.workerUnknown.message);
  expect(document.activeElement).toBe(field(/^Einsatz/));
});

it('finds the person by name too, shows what was found, and books only then', async () => {
  const { person, server } = shown();
  await person.type(field(/^Einsatz/), `https://app.example.at/appointment/${SHIFT}`);
  await person.type(screen.getByLabelText(/^Oder nach Namen suchen/), 'Tobias');
  await person.click(await screen.findByRole('option', { name: 'Tobias Rau' }));
  expect(field(/^Mitarbeiter\/in/)).toHaveProperty('value', RAU);
  await person.click(check());
  const found = within(await screen.findByRole('region', { name: 'Gefunden' }));
  found.getByRole('link', { name: 'Nachtschicht' });
  found.getByText(/Hotel Ringhof · 1\/2 gebucht$/);
  found.getByRole('link', { name: 'Tobias Rau' });
  expect(server.of('EnsureBooking')).toEqual([]);
  await person.click(found.getByRole('button', { name: 'Buchen' }));
  await screen.findByText('Tobias Rau ist gebucht');
  expect(server.of('EnsureBooking')[0]?.variables).toEqual({ appointmentId: SHIFT, targetUserId: RAU });
  await waitFor(() => expect(field(/^Einsatz/)).toHaveProperty('value', `https://app.example.at/appointment/${SHIFT}`));
  expect(field(/^Mitarbeiter\/in/)).toHaveProperty('value', '');
});
