import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment, CHOICES } from '../appointment.fixture.ts';
import { EditAppointmentForm } from './edit-appointment-form.tsx';

const event = (number: number) => ({
  id: 'e-1',
  number,
  count: 2,
  type: 'Service',
  positions: [{ id: 'a-1' }, { id: 'a-2' }],
});
const GALA = anAppointment({ event: event(1) });
const BAR = anAppointment({ id: 'a-2', description: 'Gala – Bar', contact: 'Hr. Novak', event: event(2) });

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
  screen.getByText(/Position 1 von 2$/);
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
