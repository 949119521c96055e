import { z } from 'zod';

const EXPECTED_CREDENTIALS = 'the JSON key of a Google service account';

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type FcmCredentials = z.output<typeof ServiceAccount>;

/** As Google gives it to download, on one line or several. */
export const fcmCredentials = z.string().transform((text, context): FcmCredentials => {
  try {
    return ServiceAccount.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: EXPECTED_CREDENTIALS });
    return z.NEVER;
  }
});
