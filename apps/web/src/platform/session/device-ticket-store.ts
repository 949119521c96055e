import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';

type TicketStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the device's ticket lies; all tabs of the browser share it. */
export function createDeviceTicketStore(storage: TicketStorage) {
  const read = (): string | null => storage.getItem(DEVICE_TICKET.storageKey);
  const clear = (): void => storage.removeItem(DEVICE_TICKET.storageKey);
  return {
    read,
    clear,
    save: (ticket: string): void => storage.setItem(DEVICE_TICKET.storageKey, ticket),
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
