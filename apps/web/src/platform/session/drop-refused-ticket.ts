import { deviceStatus, deviceTickets } from './device-state.ts';

/**
 * The server did not know the ticket that was sent: another device has replaced it, or somebody else used this browser
 * before. It goes, so that a new one is asked for; in a running app the person is asked first.
 */
export function dropRefusedTicket(sent: string | null): void {
  if (sent === null || deviceTickets.refuse(sent) !== null) return;
  if (deviceStatus.get().name === 'ready') deviceStatus.set({ name: 'in-use' });
}
