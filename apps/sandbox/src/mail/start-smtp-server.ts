import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailBehaviour } from '#sandbox/mail/mail-behaviour.ts';
import type { MailStore } from '#sandbox/mail/mail-store.ts';
import { StartError } from '#sandbox/start-error.ts';

type Done = (error?: Error | null) => void;

/** Takes every mail that the product sends and keeps it; nothing leaves this machine. Answers with the way to stop. */
export async function startSmtpServer(
  port: number,
  store: MailStore,
  behaviour: MailBehaviour,
  log: (line: string) => void,
) {
  const sockets = new Map<number | undefined, Socket>();

  async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession, done: Done): Promise<void> {
    try {
      const raw = await buffer(stream);
      if (behaviour.mode === 'drop') {
        sockets.get(session.remotePort)?.destroy();
        return;
      }
      if (behaviour.mode === 'delay') await delay(behaviour.seconds * 1000, undefined, { ref: false });
      const { mailFrom, rcptTo } = session.envelope;
      await store.save({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }, raw);
      if (behaviour.mode === 'lose-answer') sockets.get(session.remotePort)?.destroy();
      else done();
    } catch (error) {
      log(`mail inbox: ${error}`);
      done(refusal(451, 'Could not be stored'));
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, done) => {
      const isMeant = behaviour.address === undefined || behaviour.address === address;
      done(behaviour.mode === 'refuse' && isMeant ? refusal(behaviour.code, 'Refused by the sandbox') : null);
    },
    onData: receive,
  });
  // A sender that vanishes in the middle is no matter of ours.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.set(socket.remotePort, socket);
    socket.once('close', () => sockets.delete(socket.remotePort));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening').catch(() => {
    throw new StartError(`Port ${port}, which the mail inbox needs, is in use.`);
  });
  return () => new Promise<void>((resolve) => server.close(resolve));
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
