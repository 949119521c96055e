import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const listen = async (port: number, host?: string): Promise<Server> => {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};

const close = (server: Server): Promise<unknown> => new Promise((resolve) => server.close(resolve));

/** As many neighbouring ports as asked for that nobody uses at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = await listen(0);
    const address = first.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const rest = await Promise.allSettled(Array.from({ length: count - 1 }, (_, i) => listen(port + 1 + i)));
    await close(first);
    for (const result of rest) if (result.status === 'fulfilled') await close(result.value);
    if (rest.every(({ status }) => status === 'fulfilled')) return Array.from({ length: count }, (_, i) => port + i);
  }
}

/** Whether a server could listen there, on every address of this machine that the product uses. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    try {
      await close(await listen(port, host));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    }
  }
  return true;
}
