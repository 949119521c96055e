import { z } from 'zod';

const UNREADABLE = 'Die Anmeldung dieses Browsers ist unvollständig.';

/** An uncompressed point of P-256, 65 bytes that begin with 4; and 16 bytes. Both in base64url, with or without padding. */
const p256dh = z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/, UNREADABLE);
const auth = z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, UNREADABLE);

const endpoint = z
  .string()
  .max(1024, 'Die Adresse ist zu lang.')
  .regex(/^https?:\/\/[\x21-\x7E]+$/, UNREADABLE);

/** The subscription that a browser hands out when somebody lets it be told of news. */
export const PushSubscriptionInput = z.object({ endpoint, keys: z.object({ p256dh, auth }) });

export const PushEndpointInput = z.object({ endpoint });
