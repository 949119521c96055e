import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';

export interface Said {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A system that says what the sandbox never would. `heard` are the requests, without those for a token, which is always given. */
export async function fakeAccounting(answer: (heard: number) => Said, token: Said = GIVEN) {
  const heard: { method: string; path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  let tokens = 0;
  const server = createServer((request, response) => {
    const isToken = request.url === '/token';
    if (isToken) tokens += 1;
    else heard.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    // A caller that does not stop asking is told that it is over.
    const said = heard.length > 10 ? { status: 500 } : isToken ? token : answer(heard.length);
    response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers });
    response.end(said.body && JSON.stringify(said.body));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${port}`, heard, tokens: () => tokens };
}

const GIVEN: Said = { status: 200, body: { accessToken: 'x', expiresIn: 3600 } };
