import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';

const BOOKED = [
  {
    appointmentId: 'a-1',
    description: 'Gala',
    startsAt: '2031-03-10T17:00:00Z',
    endsAt: '2031-03-10T22:00:00Z',
  },
];

const entered = async (bookingsWithinAbsence: readonly object[], address: 'du' | 'Sie' = 'du') => {
  const onClose = vi.fn();
  const server = aServer({
    BookingsWithinAbsence: () => ({ bookingsWithinAbsence }),
    CreateAbsence: () => ({ createAbsence: { id: 'b-1' } }),
  });
  const { person } = renderScreen(<AbsenceDialog workerId={undefined} onClose={onClose} />, { address });
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '10.03.2031' } });
  fireEvent.change(screen.getByLabelText('Bis einschließlich'), { target: { value: '12.03.2031' } });
  await person.click(screen.getByRole('button', { name: 'Eintragen' }));
  return { server, person, onClose };
};
const question = () => screen.findByRole('dialog', { name: 'In dieser Zeit gibt es eine Buchung' });

it('is entered at once when nothing stands against it', async () => {
  const { server, onClose } = await entered([]);
  await screen.findByText('Abwesenheit eingetragen');
  expect(server.of('CreateAbsence')).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says before it is entered which bookings stay, and enters it when that is wanted', async () => {
  const { server, person } = await entered(BOOKED);
  const asked = within(await question());
  asked.getByText('Gala, Mo., 10.03.2031, 18:00–23:00');
  asked.getByText(/Du bleibst gebucht/);
  expect(server.of('CreateAbsence')).toHaveLength(0);
  await person.click(asked.getByRole('button', { name: 'Trotzdem eintragen' }));
  await screen.findByText('Abwesenheit eingetragen');
  expect(server.of('CreateAbsence')).toHaveLength(1);
});

it('enters nothing when it is not wanted, and keeps what was typed', async () => {
  const { server, person } = await entered(BOOKED, 'Sie');
  const asked = within(await question());
  asked.getByText(/Die Person bleibt gebucht/);
  await person.click(asked.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByText(/Die Person bleibt gebucht/)).toBeNull());
  expect(server.of('CreateAbsence')).toHaveLength(0);
  expect(screen.getByLabelText('Von')).toHaveProperty('value', '10.03.2031');
});

it('takes an end that is no later than the beginning for one on the next day', async () => {
  const server = aServer({
    BookingsWithinAbsence: () => ({ bookingsWithinAbsence: [] }),
    CreateAbsence: () => ({ createAbsence: { id: 'b-1' } }),
  });
  const { person } = renderScreen(<AbsenceDialog workerId="w-1" onClose={vi.fn()} />);
  await person.click(screen.getByRole('switch', { name: 'Ganze Tage' }));
  for (const [label, value] of [
    ['Tag', '10.03.2031'],
    ['Beginn', '18:00'],
    ['Ende', '18:00'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await person.click(screen.getByRole('button', { name: 'Eintragen' }));
  await screen.findByText('Abwesenheit eingetragen');
  expect(server.of('CreateAbsence')[0]?.variables).toMatchObject({
    input: { targetUserId: 'w-1', startsAt: '2031-03-10T17:00:00.000Z', endsAt: '2031-03-11T17:00:00.000Z' },
  });
});
