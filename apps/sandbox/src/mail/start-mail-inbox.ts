import { join } from 'node:path';
import { listenOnLocalhost } from '#sandbox/http/listen-on-localhost.ts';
import { serve } from '#sandbox/http/serve.ts';
import { inboxRoutes, messagesApi } from '#sandbox/mail/inbox-routes.ts';
import { behaviourRoute, orderly } from '#sandbox/mail/mail-behaviour.ts';
import { openMailStore } from '#sandbox/mail/mail-store.ts';
import { startSmtpServer } from '#sandbox/mail/start-smtp-server.ts';

export interface MailInboxOptions {
  readonly dataDir: string;
  readonly httpPort: number;
  readonly smtpPort: number;
  readonly log: (line: string) => void;
}

export interface MailInbox {
  readonly url: string;
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

/** Everybody's mailbox in one: an SMTP server that takes all mail, and a page that shows it. */
export async function startMailInbox({ dataDir, httpPort, smtpPort, log }: MailInboxOptions): Promise<MailInbox> {
  const store = openMailStore(join(dataDir, 'mail'));
  const behaviour = orderly();
  const stopSmtp = await startSmtpServer(smtpPort, store, behaviour, log);
  const routes = [messagesApi(store), behaviourRoute(behaviour), inboxRoutes(store)];
  const stopHttp = await listenOnLocalhost(httpPort, serve(routes, log)).catch(async (error) => {
    await stopSmtp();
    throw error;
  });
  return {
    url: `http://localhost:${httpPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async stop() {
      await Promise.all([stopHttp(), stopSmtp()]);
    },
  };
}
