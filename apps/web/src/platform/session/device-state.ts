import { DEVICE_FAILURES, DEVICE_TICKET_ISSUE_PREFIX } from '@gastspiel/domain/devices/device-failures.ts';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { ApiError, isFailure } from '#platform/graphql/api-error.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { observable } from '#platform/state/observable.ts';

/** How this browser stands to the person's device ticket. */
export type DeviceStatus =
  | { readonly name: 'registering' }
  | { readonly name: 'ready' }
  /** Another device holds the ticket. */
  | { readonly name: 'in-use' }
  | { readonly name: 'failed'; readonly error: unknown };

type TicketStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the device's ticket lies; all tabs of the browser share it. */
export function createDeviceTicketStore(storage: () => TicketStorage) {
  const read = (): string | null => storage().getItem(DEVICE_TICKET.storageKey);
  const clear = (): void => storage().removeItem(DEVICE_TICKET.storageKey);
  return {
    read,
    clear,
    save: (ticket: string): void => storage().setItem(DEVICE_TICKET.storageKey, ticket),
    /**
     * The server refused `sent`. If another tab has stored a newer ticket meanwhile, that one stays and is answered;
     * otherwise nothing valid is left.
     */
    refuse(sent: string | null): string | null {
      const stored = read();
      if (stored !== null && stored !== sent) return stored;
      clear();
      return null;
    },
  };
}

export const deviceStatus = observable<DeviceStatus>({ name: 'registering' });
export const deviceTickets = createDeviceTicketStore(() => window.localStorage);

/** Whether the server refused a ticket because another device holds the person's. */
export function isDeviceInUse(error: unknown): boolean {
  if (isFailure(error, DEVICE_FAILURES.deviceInUse)) return true;
  // A server that names no code is understood by the beginning of its sentence.
  const isUncoded = error instanceof ApiError && error.classification === 'BAD_REQUEST' && error.code === undefined;
  return isUncoded && error.message.startsWith(DEVICE_TICKET_ISSUE_PREFIX);
}

/**
 * The server did not know the ticket that was sent: another device has replaced it, or somebody else used this browser
 * before. It goes, so that a new one is asked for; in a running app the person is asked first.
 */
export function dropRefusedTicket(sent: string | null): void {
  if (sent === null || deviceTickets.refuse(sent) !== null) return;
  tellDeviceInUse();
}

/** While registering, the answer to that decides: a page asks for its data before it knows whose ticket it has found. */
export function tellDeviceInUse(): void {
  keptShifts.clear();
  if (deviceStatus.get().name === 'ready') deviceStatus.set({ name: 'in-use' });
}

/** The meaning of another tab's change of the stored ticket for this one. */
export function afterChangeElsewhere(current: DeviceStatus, stored: string | null): DeviceStatus {
  if (stored !== null) return { name: 'ready' };
  // While registering, this tab's own request decides.
  return current.name === 'ready' ? { name: 'in-use' } : current;
}

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
