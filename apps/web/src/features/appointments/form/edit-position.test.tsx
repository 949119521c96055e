import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { Appointment } from '../appointment-query.ts';
import { EditAppointmentForm } from './edit-appointment-form.tsx';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';
const CHOICES = {
  defaultPoolId: ID,
  pools: [{ id: ID, description: 'Team Wien' }],
  types: [{ id: ID, description: 'Service' }],
  outfits: [],
};
const position = (id: string, number: number, description: string, contact: string | null): Appointment => ({
  id,
  seriesId: null,
  version: 3,
  description,
  startDateTime: '2031-03-10T16:00:00Z',
  endDateTime: '2031-03-10T22:00:00Z',
  desiredTargetUsers: 4,
  bookedTargetUsers: 0,
  preventedTargetUsers: 0,
  acceptedTargetUsers: 0,
  typeId: ID,
  targetUserPoolId: ID,
  invoiceRecipient: null,
  sectorAttributes: {
    customer: 'Palais Wehrgraf',
    venue: 'Palais Wehrgraf',
    station: null,
    contact,
    outfitKey: null,
    notes: null,
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
    meetingInformation: null,
  },
  internalAttributes: { notes: null, minimumTargetUserRating: null },
  event: { id: 'e-1', number, count: 2, positions: [{ id: 'a-1' }, { id: 'a-2' }] },
});
const GALA = position('a-1', 1, 'Gala', null);
const BAR = position('a-2', 2, 'Gala – Bar', 'Hr. Novak');

const shown = () => {
  const server = aServer({
    UpdateAppointment: () => ({ updateAppointment: { withdrawnOffers: 0 } }),
    UpdateEvent: () => ({ updateEvent: { withdrawnOffers: 0 } }),
    EventPositions: () => ({ appointment: { event: { positions: [GALA, BAR] } } }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [] }),
  });
  return { server, ...renderScreen(<EditAppointmentForm newest={GALA} choices={CHOICES} />) };
};
const enterContact = () =>
  fireEvent.change(screen.getByLabelText(/^Ansprechperson vor Ort/), { target: { value: 'Fr. Berger' } });
const save = () => screen.getByRole('button', { name: 'Speichern' });

it('asks whether all positions are meant, names what stays, and changes all of them at once', async () => {
  const { person, server, path } = shown();
  screen.getByText('Position 1 von 2');
  expect(screen.getByRole('link', { name: 'Nächste Position' }).getAttribute('href')).toBe('/appointment/edit/a-2');
  enterContact();
  await person.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Für alle Positionen ändern?' }));
  dialog.getByText(/Geändert: Ansprechperson\./);
  dialog.getByText('„Gala – Bar“: Ansprechperson');
  await person.click(dialog.getByRole('button', { name: 'Alle 2 Positionen' }));
  await waitFor(() => expect(path()).toBe('/appointment/a-1'));
  expect(server.of('UpdateEvent')).toHaveLength(1);
  expect(server.of('UpdateAppointment')).toHaveLength(0);
});

it('changes only this one when somebody says so, and nothing when they cancel', async () => {
  const { person, server, path } = shown();
  enterContact();
  await person.click(save());
  await person.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(server.of('UpdateAppointment')).toHaveLength(0);
  await person.click(save());
  await person.click(await screen.findByRole('button', { name: 'Nur diese' }));
  await waitFor(() => expect(path()).toBe('/appointment/a-1'));
  expect(server.of('UpdateAppointment')).toHaveLength(1);
  expect(server.of('UpdateEvent')).toHaveLength(0);
});
