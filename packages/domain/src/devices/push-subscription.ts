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

/** Push gateways promise no length; the longest tokens seen have a few hundred characters. */
const MAX_LENGTH = 1024;

export const PushTokenInput = z.object({
  token: z
    .string()
    .min(1, 'Das Token fehlt.')
    .max(MAX_LENGTH, 'Das Token ist zu lang.')
    .regex(/^[\x21-\x7E]+$/, 'Das Token enthält ungültige Zeichen.'),
});
