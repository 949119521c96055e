import type { FastifyReply } from 'fastify';

/** Says so when the connection ends, be it that the caller has left or that the answer is out. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // With a reason of ours: the usual one is an error, and its stack trace costs more than most of a request.
  reply.raw.once('close', () => gone.abort('gone'));
  return gone.signal;
}
