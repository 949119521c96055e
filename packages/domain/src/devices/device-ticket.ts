/** The device access ticket: a person works on one device at a time. */
export const DEVICE_TICKET = {
  /** Random bytes of a ticket: 256 bits. */
  bytes: 32,
  /** The browser's storage key. */
  storageKey: 'deviceAccessTicket',
  header: 'x-device-access-ticket',
  /** HTTP status of a request whose ticket is missing, lapsed or replaced. */
  invalidStatus: 420,
} as const;

export const PLATFORMS = ['web-app', 'mobile-app'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const PLATFORM_HEADER = 'x-platform';
