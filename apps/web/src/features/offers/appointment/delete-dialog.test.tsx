import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const HOUR = 3_600_000;
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const { message } = APPOINTMENT_FAILURES.workHasBegun;

const shown = (startsIn: number, bookedTargetUsers: number, answer: object = { deleteAppointment: true }) => {
  const server = aServer({ DeleteAppointment: () => answer });
  const appointment = {
    id: 'a-1',
    description: 'Bankett',
    startDateTime: hoursFromNow(startsIn),
    endDateTime: hoursFromNow(startsIn + 6),
    bookedTargetUsers,
    acceptedTargetUsers: 0,
    contactedTargetUsers: 0,
    declinedTargetUsers: 0,
  };
  const onClose = vi.fn();
  const screenOf = (
    <CockpitContext value={{ appointment } as Partial<Cockpit> as Cockpit}>
      <DeleteDialog onClose={onClose} />
    </CockpitContext>
  );
  return { server, onClose, ...renderScreen(screenOf) };
};

it('says before anything is pressed that work with bookings stays, and what to do instead', async () => {
  const { person, onClose, server } = shown(-1, 2);
  expect(screen.getByRole('dialog', { name: 'Dieser Einsatz kann nicht gelöscht werden' })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByText(/ziehen Sie diese Buchung mit einem Grund zurück/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Einsatz löschen' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalled();
  expect(server.received).toHaveLength(0);
});

it.each([
  ['has begun without a booking', -1, 0],
  ['lies ahead, with bookings', 1, 2],
])('deletes what %s', async (_, startsIn, booked) => {
  const { person, server } = shown(startsIn, booked);
  await person.click(screen.getByRole('button', { name: 'Einsatz löschen' }));
  await screen.findByText('Der Einsatz ist gelöscht');
  expect(server.of('DeleteAppointment')[0]?.variables).toEqual({ id: 'a-1' });
});

it('says in the dialog why not when the work began while it was open', async () => {
  const { person } = shown(1, 2, refusal(APPOINTMENT_FAILURES.workHasBegun));
  await person.click(screen.getByRole('button', { name: 'Einsatz löschen' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
