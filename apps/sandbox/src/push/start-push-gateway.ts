import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listenOnLocalhost } from '#sandbox/http/listen-on-localhost.ts';
import { serve } from '#sandbox/http/serve.ts';
import { openBrowserStore } from '#sandbox/push/browser-store.ts';
import { fcmRoutes } from '#sandbox/push/fcm-routes.ts';
import { inboxRoute, messagesApi } from '#sandbox/push/inbox-routes.ts';
import { behaviourRoute, orderly } from '#sandbox/push/push-behaviour.ts';
import { openPushStore } from '#sandbox/push/push-store.ts';
import { openServiceAccount } from '#sandbox/push/service-account.ts';
import { webPushRoutes } from '#sandbox/push/web-push-routes.ts';

export interface PushGatewayOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly log: (line: string) => void;
}

export interface PushGateway {
  readonly url: string;
  /** The server needs them to send. */
  readonly credentials: string;
  stop(): Promise<void>;
}

/** A push service that speaks Firebase Cloud Messaging's protocol and that of browsers, and a page that shows what the devices would. */
export async function startPushGateway({ dataDir, port, log }: PushGatewayOptions): Promise<PushGateway> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const url = `http://localhost:${port}`;
  const tokenUri = `${url}/token`;
  const account = openServiceAccount(dataDir);
  const store = openPushStore(join(dataDir, 'push.jsonl'));
  const behaviour = orderly();
  const routes = [
    ...fcmRoutes({ account, tokenUri, store, behaviour }),
    ...webPushRoutes({ url, browsers: openBrowserStore(join(dataDir, 'browsers.json')), store, behaviour }),
    messagesApi(store),
    behaviourRoute(behaviour),
    inboxRoute(store),
  ];
  const stop = await listenOnLocalhost(port, serve(routes, log));
  return { url, credentials: account.credentials(tokenUri), stop };
}
