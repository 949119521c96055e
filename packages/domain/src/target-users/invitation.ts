import type { z } from 'zod';
import { PersonalInformation } from '#domain/target-users/target-user-input.ts';

/** Where somebody without an account stands. Whoever has one needs no invitation. */
export const INVITATION_STATES = {
  NOT_INVITED: 'Ohne Konto',
  INVITED: 'Eingeladen',
  EXPIRED: 'Einladung abgelaufen',
  REVOKED: 'Einladung zurückgezogen',
  TO_CONFIRM: 'Zu bestätigen',
} as const;
export type InvitationState = keyof typeof INVITATION_STATES;

export const INVITATION_LIMITS = {
  days: 30,
  /** A link that is no older is not sent again: nobody's inbox is to be flooded. */
  restMinutes: 5,
  /** So many are invited in one request; the list sends one after the other. */
  atOnce: 50,
} as const;

/** Somebody new, of whom only this is known. */
export const NewPersonInput = PersonalInformation;
export type NewPerson = z.output<typeof NewPersonInput>;

/** Two addresses of one mailbox. Providers do not distinguish case, and nobody types it on purpose. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
