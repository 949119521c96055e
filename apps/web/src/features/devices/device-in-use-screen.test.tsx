import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { deviceStatus, deviceTickets } from '#platform/session/device-state.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { DeviceInUseScreen } from './device-in-use-screen.tsx';

it('leaves the other device alone when somebody logs out here: the ticket is none of this one’s to give back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  deviceTickets.clear();
  deviceStatus.set({ name: 'in-use' });
  const server = aServer({ '/settings.json': () => LOST });
  const { person } = renderScreen(<DeviceInUseScreen footer={null} />, { address: 'du' });
  screen.getByText(/Wenn du hier weitermachst, wirst du dort abgemeldet\.$/);
  await person.click(screen.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(server.of('/settings.json')).not.toEqual([]));
  expect(server.of('ClearDeviceAccessTicket')).toEqual([]);
});
