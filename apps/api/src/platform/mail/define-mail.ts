import type { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** A kind of mail: what its job is told (ids, not personal data: it lies in the queue), and what it then says. */
export interface Mail<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Schema;
  /** As of the moment of sending; null when nobody wants it any more. */
  readonly compose: (scope: MailScope<Schema>) => Promise<Letter | null>;
  /** Notes what became of it, in the transaction in which that is known; for mails whose fate people look at. */
  readonly settle?: (scope: Omit<MailScope<Schema>, 'secrets'>, outcome: MailOutcome) => Promise<void>;
}

/** The mail server has taken it, or not; and whether it is tried again. */
export type MailOutcome =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly isAddressRefused: boolean; readonly isLast: boolean };

interface MailScope<Schema extends z.ZodType> {
  readonly db: TenantDb;
  readonly tenantId: string;
  readonly payload: z.output<Schema>;
  readonly now: Date;
  /** Signs links that nobody else can make. */
  readonly secrets: Secrets;
}

export const defineMail = <Schema extends z.ZodType>(mail: Mail<Schema>): Mail<Schema> => mail;
