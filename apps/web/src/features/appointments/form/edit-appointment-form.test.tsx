import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';
import { anAppointment, CHOICES } from '../appointment.fixture.ts';
import { CONCERN_TEXTS } from '../concern-texts.ts';
import { EditAppointmentForm } from './edit-appointment-form.tsx';

const GALA = anAppointment({ startDateTime: '2026-03-10T16:00:00Z', endDateTime: '2026-03-10T22:00:00Z' });

const BREAKFAST = anAppointment({ seriesId: 's-1' });
const WORKERS = { peopleFollowing: { booked: 3, accepted: 0 }, peopleAll: { booked: 4, accepted: 1 } };
const aSeries = (left: readonly object[] = []) => {
  const server = aServer({
    UpdateAppointment: () => ({ updateAppointment: { withdrawnOffers: 0 } }),
    UpdateSeries: () => ({ updateSeries: { changed: 2, withdrawnOffers: 0, left } }),
    SeriesCounts: () => ({ seriesCounts: { following: 2, others: 3, begun: 0, ...WORKERS } }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [] }),
  });
  return { server, ...renderScreen(<EditAppointmentForm newest={BREAKFAST} choices={CHOICES} />) };
};

const shown = (...answers: object[]) => {
  const server = aServer({
    UpdateAppointment: () => answers.shift() ?? { updateAppointment: { withdrawnOffers: 0 } },
    FoundRecipientNames: () => ({ invoiceRecipientNames: [] }),
  });
  return { server, ...renderScreen(<EditAppointmentForm newest={GALA} choices={CHOICES} />) };
};
const description = () => screen.getByLabelText('Beschreibung');
const save = () => screen.getByRole('button', { name: 'Speichern' });

it('says at the beginning that begun work stays begun, and keeps what was typed', async () => {
  const { begunStaysBegun } = APPOINTMENT_FAILURES;
  const { person } = shown(refusal(begunStaysBegun, { 'input.startDateTime': begunStaysBegun.message }));
  await person.type(description(), ' im Garten');
  await person.click(save());
  const day = screen.getByLabelText('Datum von');
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  // Once, at the field, and not again beside the button.
  expect(screen.getAllByText(begunStaysBegun.message)).toHaveLength(1);
  expect(document.activeElement).toBe(day);
  expect(description()).toHaveProperty('value', 'Gala im Garten');
});

it('says at each field what the server has against it', async () => {
  const { person } = shown(
    refusal(GENERAL_FAILURES.invalidInput, {
      'input.description': 'Diesen Namen gibt es schon.',
      'input.sectorAttributes.venue': 'Diesen Ort gibt es nicht.',
    }),
  );
  await person.click(save());
  await screen.findByText('Diesen Namen gibt es schon.');
  expect(screen.getByText('Diesen Ort gibt es nicht.')).toBeTruthy();
  expect(screen.getByLabelText('Veranstaltungsort').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(description());
});

it('counts as unsaved from the first key until it is saved, and then goes back to the appointment', async () => {
  const { person, server, path } = shown();
  expect(hasUnsavedInput()).toBe(false);
  await person.type(description(), '!');
  expect(hasUnsavedInput()).toBe(true);
  await person.click(save());
  await waitFor(() => expect(path()).toBe('/appointment/a-1'));
  expect(hasUnsavedInput()).toBe(false);
  expect(server.of('UpdateAppointment')[0]?.variables).toMatchObject({
    id: 'a-1',
    version: 3,
    input: { description: 'Gala!' },
  });
});

it('sends nothing and says what is missing when the description is empty', async () => {
  const { person, server } = shown();
  await person.clear(description());
  await person.click(save());
  await waitFor(() => expect(description().getAttribute('aria-invalid')).toBe('true'));
  expect(server.of('UpdateAppointment')).toHaveLength(0);
});

it('changes one of a series alone when somebody says so, and nothing when they cancel', async () => {
  const { person, server, path } = aSeries();
  await person.type(description(), '!');
  await person.click(save());
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of('UpdateAppointment')).toEqual([]);
  await person.click(save());
  const asked = within(await screen.findByRole('dialog', { name: 'Für welche Einsätze der Serie?' }));
  await person.click(asked.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(path()).toBe('/appointment/a-1'));
  expect(server.of('UpdateAppointment')).toHaveLength(1);
  expect(server.of('UpdateSeries')).toEqual([]);
});

it('changes the following of a series, and names those that did not follow before it goes on', async () => {
  const { person, server, path } = aSeries([
    { id: 'a-7', startDateTime: '2031-03-17T16:00:00Z', keptParts: ['venue'], refusal: null },
  ]);
  await person.type(description(), '!');
  await person.click(save());
  await person.click(await screen.findByRole('radio', { name: 'Dieser und die 2 folgenden' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Speichern' }));
  const left = await screen.findByRole('dialog', { name: 'Nicht überall geändert' });
  expect(left.textContent).toContain('Veranstaltungsort wurde von Hand geändert und bleibt');
  expect(path()).toBe('/');
  expect(server.of('UpdateSeries')[0]?.variables).toMatchObject({ id: 'a-1', version: 3, reach: 'FOLLOWING' });
  expect(server.of('UpdateAppointment')).toEqual([]);
});

it('asks before it moves the following of a series whom somebody counts on, though nobody is booked for the one itself', async () => {
  const { person, server } = aSeries();
  fireEvent.change(screen.getByLabelText('Veranstaltungsort'), { target: { value: 'Hofburg' } });
  await person.click(save());
  await person.click(await screen.findByRole('radio', { name: 'Dieser und die 2 folgenden' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Speichern' }));
  const asked = await screen.findByRole('dialog', { name: CONCERN_TEXTS.title });
  expect(asked.textContent).toContain(CONCERN_TEXTS.booked(3));
  expect(server.of('UpdateSeries')).toEqual([]);
});
