import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The least that can tell many: open streams, and a call that writes the same few bytes to each. */
export function registerBareEvents(app: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  app.get('/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': open\n\n');
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.post('/tell', async () => {
    for (const stream of streams) stream.write('event: change\ndata: {"topics":["appointments"]}\n\n');
    return {};
  });
}
