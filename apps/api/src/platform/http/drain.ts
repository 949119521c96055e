import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#platform/http/health.ts';

const SWEEP_MS = 100;
/** So long a connection may stay on which nobody asks anything, once no more are taken. */
const QUIET_MS = 1000;
/** No answer takes longer but a large file, whose reader can fetch it again. */
const LONGEST_ANSWER_MS = 20_000;

/**
 * A server that ends answers what is under way and lets go of everybody else. Node closes idle connections once, when it
 * stops listening; one that is answered later, or on which nothing was ever asked, would hold the process for a minute.
 */
export function registerDrain(app: FastifyInstance, readiness: Readiness): void {
  let underWay = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.draining) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    readiness.draining = true;
    if (!app.server.listening) return;
    const began = Date.now();
    let quietSince = began;
    const sweep = setInterval(() => {
      const now = Date.now();
      if (underWay > 0) quietSince = now;
      if (now - quietSince > QUIET_MS || now - began > LONGEST_ANSWER_MS) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
}
