import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '#app/testing/until.ts';
import { Arrivals, arrivesSlowly } from '#platform/http/arrivals.ts';

const WINDOW_MS = 20_000;
const ENOUGH = Buffer.alloc(400_000, 'x');

/** A server under a clock of our own, and somebody who sends a body of ten such pieces, one when they are told to. */
async function aSender({ path = '/file' } = {}) {
  let now = 0;
  let [read, whole] = [0, 0];
  const arrivals = new Arrivals(() => now);
  const server = createServer((request, response) => {
    if (request.url === '/file') arrivesSlowly(request);
    request
      .on('error', () => undefined)
      .on('data', ({ length }: Buffer) => {
        read += length;
      });
    request.on('end', () => {
      whole += 1;
      response.end('thanks');
    });
  });
  arrivals.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  let isCut = false;
  socket
    .on('error', () => undefined)
    .on('data', (text) => {
      heard += text;
    })
    .on('close', () => {
      isCut = true;
    });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${ENOUGH.length * 10}\r\n\r\nx`);
  let sent = 1;
  await until(async () => read === sent);
  const send = async (bytes: Buffer) => {
    socket.write(bytes);
    sent += bytes.length;
    await until(async () => read === sent);
  };
  const pass = (ms: number) => {
    now += ms;
    arrivals.look();
  };
  return { send, pass, heard: () => heard, isCut: () => isCut, isWhole: () => whole === 1 };
}

test('a file may take minutes as long as it comes on', async () => {
  const { send, pass, isCut, isWhole } = await aSender();
  for (let piece = 0; piece < 9; piece += 1) {
    await send(ENOUGH);
    pass(WINDOW_MS);
  }
  await send(ENOUGH.subarray(1));
  await until(async () => isWhole());
  pass(WINDOW_MS);
  expect(isCut()).toBe(false);
});

test.each([
  ['a file that hardly comes on', { path: '/file' }, ENOUGH.subarray(0, 1000)],
  ['any other request, however fast', { path: '/graphql' }, ENOUGH],
])('is cut off after its time: %s', async (_name, to, bytes) => {
  const { send, pass, heard, isCut } = await aSender(to);
  await send(bytes);
  pass(WINDOW_MS - 1);
  expect(isCut()).toBe(false);
  pass(1);
  await until(async () => isCut());
  expect(heard()).toMatch(/^HTTP\/1.1 408 /);
});

test('a file that came on and then stops is cut off too', async () => {
  const { send, pass, isCut } = await aSender();
  await send(ENOUGH);
  pass(WINDOW_MS);
  pass(WINDOW_MS);
  await until(async () => isCut());
});
