import { z } from 'zod';

/** Push gateways promise no length; the longest tokens seen have a few hundred characters. */
const MAX_LENGTH = 1024;

export const PushTokenInput = z.object({
  token: z
    .string()
    .min(1, 'Das Token fehlt.')
    .max(MAX_LENGTH, 'Das Token ist zu lang.')
    .regex(/^[\x21-\x7E]+$/, 'Das Token enthält ungültige Zeichen.'),
});
