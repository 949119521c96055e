import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a server and its database, and can be away. */
export interface TcpProxy {
  /** The same address by way of the proxy. */
  readonly through: (address: string) => string;
  /** Everybody is cut off, and nobody listens any more. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

export async function startTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        other().destroy();
      });
  };
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      keep(near, () => far);
      keep(far, () => near);
      near.pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    through: (to) => Object.assign(new URL(to), { host: `127.0.0.1:${port}` }).href,
    async goAway() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    comeBack: async () => void (await listen(port)),
  };
}
