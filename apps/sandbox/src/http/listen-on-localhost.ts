import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { StartError } from '#sandbox/start-error.ts';

const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Serves this machine only, by both meanings that the name localhost may have. Answers with the way to stop. */
export async function listenOnLocalhost(port: number, handler: RequestListener): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(close));
  };
  try {
    for (const host of ['127.0.0.1', '::1']) servers.push(...(await listen(port, host, handler)));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(port: number, host: string, handler: RequestListener): Promise<Server[]> {
  const server = createServer(handler).listen(port, host);
  try {
    await once(server, 'listening');
    return [server];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (host === '::1' && NO_IPV6.includes(code)) return [];
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use.`);
    if (code === 'EACCES') throw new StartError(`This user may not open port ${port}.`);
    throw error;
  }
}

function close(server: Server): Promise<void> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  // Kept-alive connections would hold the server open for as long as the browser likes.
  server.closeAllConnections();
  return closed.promise;
}
