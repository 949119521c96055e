import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { JobFailedForGood } from '#platform/jobs/define-job.ts';
import { GoogleLogin } from '#platform/push/google-login.ts';
import type { Push, PushMessage } from '#platform/push/push.ts';

const TIMEOUT_MS = 15_000;

/** Firebase Cloud Messaging, HTTP v1: Android at once, Apple's phones through it. Nothing without credentials. */
export function createFcmPush(config: Pick<Config, 'FCM_CREDENTIALS' | 'FCM_URL'>): Push | undefined {
  const { FCM_CREDENTIALS: credentials, FCM_URL: url } = config;
  if (!credentials) return undefined;
  const login = new GoogleLogin(credentials);
  const address = `${url}/v1/projects/${encodeURIComponent(credentials.project_id)}/messages:send`;
  return {
    async send({ token }, message, signal) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${await login.token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: bodyOf(token, message) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (response.ok) {
        await response.body?.cancel();
        return 'SENT';
      }
      const code = codeIn(await response.json().catch(() => undefined));
      if (response.status === 404 || code === 'UNREGISTERED') return 'UNREGISTERED';
      if (response.status === 401) login.forget();
      throw refusal(response.status, code);
    },
  };
}

const bodyOf = (token: string, { title, body, tag, isQuiet = false, ...data }: PushMessage) => ({
  token,
  notification: { title, body },
  data,
  android: { priority: isQuiet ? 'NORMAL' : 'HIGH', notification: { tag } },
  apns: { headers: { 'apns-collapse-id': tag }, payload: { aps: isQuiet ? {} : { sound: 'default' } } },
});

const Answer = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

/** FCM's own name for what is wrong, else Google's. */
function codeIn(body: unknown): string | undefined {
  const error = Answer.safeParse(body).data?.error;
  return error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status;
}

/** Neither the phone's token nor the text stand in it: errors are logged. A message that is itself wrong stays so. */
function refusal(status: number, code = 'no reason'): Error {
  const sentence = `the push service answered ${status} (${code})`;
  const isForGood = status === 400 || code === 'SENDER_ID_MISMATCH';
  return isForGood ? new JobFailedForGood(sentence) : new Error(sentence);
}
