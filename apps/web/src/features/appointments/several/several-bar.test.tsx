import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { SeveralBar } from './several-bar.tsx';
import { useSeveral } from './use-several.ts';

const GALA = anAppointment();
const LUNCH = anAppointment({ id: 'a-2', description: 'Lunch', startDateTime: '2031-03-09T10:00:00Z' });

function Chosen() {
  const several = useSeveral();
  return (
    <>
      <button type="button" onClick={() => several.keepOnly([GALA, LUNCH])}>
        Beide
      </button>
      <SeveralBar several={several} outfits={[]} onShow={() => undefined} />
    </>
  );
}

const shown = async (answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    UpdateAppointments: () => ({ updateAppointments: { left: [] } }),
    ...answers,
  });
  const { person } = renderScreen(<Chosen />);
  await person.click(screen.getByRole('button', { name: 'Beide' }));
  const choose = async (step: string) => person.click(screen.getByRole('button', { name: step }));
  return { server, person, choose };
};

it('changes only what is ticked, all of them by one call', async () => {
  const { server, person, choose } = await shown();
  await choose('Ändern');
  await person.click(await screen.findByRole('checkbox', { name: 'Ansprechperson vor Ort ändern' }));
  fireEvent.change(screen.getByLabelText(/^Ansprechperson vor Ort \(/), { target: { value: 'Fr. Berger' } });
  await choose('2 Einsätze ändern');
  await waitFor(() => expect(server.of('UpdateAppointments')).toHaveLength(1));
  // By their start.
  expect(server.of('UpdateAppointments')[0]?.variables).toEqual({
    ids: ['a-2', 'a-1'],
    change: { contact: 'Fr. Berger' },
  });
});

it('asks for place and time of a meeting together', async () => {
  const { server, person, choose } = await shown();
  await choose('Ändern');
  await person.click(await screen.findByRole('checkbox', { name: 'Treffpunkt ändern' }));
  fireEvent.change(screen.getByLabelText(/^Treffpunkt \(/), { target: { value: 'Tor 3' } });
  await choose('2 Einsätze ändern');
  await screen.findByText(APPOINTMENT_RULES.meetingTogether);
  expect(server.of('UpdateAppointments')).toEqual([]);
});

it('keeps those chosen for which it could not be done', async () => {
  const { choose } = await shown({
    DeleteAppointments: () => ({
      deleteAppointments: { left: [{ id: 'a-1', refusal: 'Wer schon arbeitet, bleibt.' }] },
    }),
  });
  screen.getByText('2 Einsätze ausgewählt');
  await choose('Löschen');
  await choose('2 Einsätze löschen');
  await screen.findByText('1 Einsatz ausgewählt');
});

it('leaves alone what is not ticked', async () => {
  const { server, person, choose } = await shown();
  await choose('Ändern');
  await person.click(await screen.findByRole('checkbox', { name: 'Treffpunkt ändern' }));
  await choose('2 Einsätze ändern');
  await waitFor(() => expect(server.of('UpdateAppointments')).toHaveLength(1));
  expect(server.of('UpdateAppointments')[0]?.variables['change']).toEqual({
    meetingInformation: { place: null, time: null },
  });
});
