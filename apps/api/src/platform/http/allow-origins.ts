import { DEVICE_TICKET, PLATFORM_HEADER } from '@gastspiel/domain/devices/device-ticket.ts';
import type { FastifyInstance } from 'fastify';

/** The addresses that the app on a phone calls. It hands files over to the phone's browser, and has everything else with it. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['/graphql', 'POST'],
  ['/settings.json', 'GET'],
  ['/events', 'GET'],
]);
const HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-tenant-id',
  PLATFORM_HEADER,
  DEVICE_TICKET.header,
];
/** Browsers believe no longer. */
const GOOD_FOR_SECONDS = 7200;

/** The app on a phone has its pages with it, so that its calls come from another origin: these may read the answers, by name. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const method = CALLED.get(path);
    if (!method) return;
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    return reply
      .headers({
        'access-control-allow-methods': method,
        'access-control-allow-headers': HEADERS.join(', '),
        'access-control-max-age': GOOD_FOR_SECONDS,
      })
      .code(204)
      .send();
  });
}
