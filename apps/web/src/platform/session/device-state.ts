import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { observable } from '#platform/state/observable.ts';
import { afterChangeElsewhere, type DeviceStatus } from './device-status.ts';
import { createDeviceTicketStore } from './device-ticket-store.ts';

export const deviceStatus = observable<DeviceStatus>({ name: 'registering' });
export const deviceTickets = createDeviceTicketStore(window.localStorage);

/** Follows the ticket as other tabs take, renew or lose it. */
export function watchOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    // The key is null when the whole storage was emptied.
    if (event.key !== DEVICE_TICKET.storageKey && event.key !== null) return;
    deviceStatus.set(afterChangeElsewhere(deviceStatus.get(), deviceTickets.read()));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
