import { createHash } from 'node:crypto';
import { retryAt } from '#platform/http/outside-answer.ts';
import { JobFailedForGood, JobPutOff } from '#platform/jobs/define-job.ts';
import { encryptPush } from '#platform/push/encrypt-push.ts';
import type { Push } from '#platform/push/push.ts';
import type { Vapid } from '#platform/push/vapid.ts';

const TIMEOUT_MS = 15_000;
/** An offer that nobody could be told of for a day is told by mail long since. */
const LIFETIME_SECONDS = 86_400;
/** A topic has at most 32 characters of base64url. */
const TOPIC_LENGTH = 32;
/** A service that asks us to wait for longer is not believed. */
const LONGEST_WAIT_MS = 3_600_000;

/** Whose servers browsers may be reached at: a subscription comes from a browser, and could name any address. */
export const isPushHost = (endpoint: string, hosts: readonly string[]): boolean => {
  const { host, protocol } = URL.parse(endpoint) ?? {};
  if (!host || (protocol !== 'https:' && !host.startsWith('localhost:'))) return false;
  return hosts.some((known) => host === known || (known.startsWith('*.') && host.endsWith(known.slice(1))));
};

/** Browsers, by RFC 8030: encrypted for the one browser, signed by us, the newest of the same tag if it has to wait. */
export const createWebPush = (vapid: Vapid, hosts: readonly string[]): Push => ({
  async send({ token: endpoint, keys }, message, signal) {
    // The list of hosts may have become shorter since somebody subscribed.
    if (!keys || !isPushHost(endpoint, hosts)) return 'UNREGISTERED';
    const { p256dh, auth } = keys;
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: await vapid.authorization(new URL(endpoint).origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(LIFETIME_SECONDS),
        urgency: 'high',
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH),
      },
      body: encryptPush(JSON.stringify(message), {
        p256dh: Buffer.from(p256dh, 'base64url'),
        auth: Buffer.from(auth, 'base64url'),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return 'SENT';
    if (response.status === 404 || response.status === 410) return 'UNREGISTERED';
    throw refusal(response.status, retryAt(response));
  },
});

/** Neither the browser's address nor the text stand in it: errors are logged. */
function refusal(status: number, again: Date | undefined): Error {
  const sentence = `the push service answered ${status}`;
  if (status === 429 && again) {
    return new JobPutOff(sentence, new Date(Math.min(again.getTime(), Date.now() + LONGEST_WAIT_MS)));
  }
  // Too large, malformed, or a signature that it does not take: the same message stays so.
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isForGood ? new JobFailedForGood(sentence) : new Error(sentence);
}
