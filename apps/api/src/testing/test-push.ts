import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPushGateway } from '@gastspiel/sandbox/push/start-push-gateway.ts';
import { freePort } from '#app/testing/free-port.ts';
import { fcmCredentials } from '#platform/config/fcm-credentials.ts';

export interface ReceivedPush {
  readonly title: string;
  readonly body: string;
  readonly data: Readonly<Record<string, string>>;
  readonly tag: string;
}

/** A push service that takes everything, or does what it is told. */
export async function startTestPhones() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gastspiel-push-'));
  const gateway = await startPushGateway({ dataDir, port: await freePort(), log: () => undefined });
  const { url } = gateway;
  return {
    settings: { FCM_CREDENTIALS: fcmCredentials.parse(gateway.credentials), FCM_URL: url },
    /** Where its browsers are reached. */
    host: new URL(url).host,
    /** As a browser of it subscribes. */
    subscribe: async (applicationServerKey: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ applicationServerKey });
      const answer = await fetch(`${url}/api/browsers`, { method: 'POST', headers, body });
      return (await answer.json()) as { endpoint: string; keys: { p256dh: string; auth: string } };
    },
    messages: async (token: string): Promise<readonly ReceivedPush[]> =>
      (await fetch(`${url}/api/messages?token=${encodeURIComponent(token)}`)).json() as Promise<ReceivedPush[]>,
    behave: async (mode: string): Promise<void> => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${url}/api/behaviour`, { method: 'POST', headers, body: JSON.stringify({ mode }) });
    },
    forgetSessions: async (): Promise<void> => {
      await fetch(`${url}/api/sessions`, { method: 'DELETE' });
    },
    async stop() {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
