import type { FastifyReply } from 'fastify';

/** Says so when the connection ends, be it that the caller has left or that the answer is out. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
