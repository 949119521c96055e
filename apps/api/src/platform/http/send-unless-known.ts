import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends the content under a mark of its own, or 304 to whoever has it already. */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, content: string | Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.header('etag', etag);
  return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content);
}

/** A proxy that compresses makes the mark a weak one, which still tells whether anything changed (RFC 9110, 13.1.2). */
const isKnown = (marks: string | undefined, etag: string): boolean =>
  marks?.split(',').some((mark) => ['*', etag].includes(mark.trim().replace(/^W\//, ''))) ?? false;
