import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Speaks SMTP and answers what the server said last: a code with text, or nothing when it closed the connection. */
export async function sendMail(smtpUrl: string, to: string, message: string): Promise<string> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const body = `${message.replaceAll('\n', '\r\n')}\r\n.`;
  const dialogue = ['HELO test', 'MAIL FROM:<office@example.com>', `RCPT TO:<${to}>`, 'DATA', body];
  let last = '';
  for await (const line of createInterface({ input: socket })) {
    last = line;
    if (/^[45]/.test(line)) break;
    const next = dialogue.shift();
    if (next === undefined) break;
    last = '';
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return last;
}
