import type { OutgoingHttpHeaders } from 'node:http';
import { DOWNLOAD_FAILURES } from '@gastspiel/domain/failures/download-failures.ts';
import { type Classification, Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withinAllowance } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import { isUnavailable } from '#platform/database/database-errors.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';
import { contentDisposition } from '#platform/downloads/content-disposition.ts';
import { hashDownloadToken } from '#platform/downloads/create-download.ts';
import type { Download } from '#platform/downloads/define-download.ts';
import { takeDownload, whoseDownload } from '#platform/downloads/downloads.sql.ts';
import { openDownload } from '#platform/downloads/open-download.ts';
import { whenGone } from '#platform/http/when-gone.ts';
import type { PrintingHouse } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { readLink } from '#platform/secrets/signed-link.ts';
import { type Caller, NoTurn, Turns } from '#platform/turns/turns.ts';

export interface DownloadOptions {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly press: PrintingHouse;
  readonly downloads: readonly Download[];
  /** How many may be under way at a time: each holds a connection to the database. */
  readonly atOnce: number;
}

const STATUS: Record<Classification, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  DATA_INTEGRITY_VIOLATION: 409,
  INTERNAL_ERROR: 500,
};

/** A browser waits for this long without a word. */
const WAIT_MS = 8000;

/** One person gets one file at a time, and one agency never all places: what is too much waits a little. */
const placesOf = (atOnce: number): Turns =>
  new Turns({
    atOnce,
    atOncePerPerson: 1,
    atOncePerAgency: Math.max(1, atOnce - 1),
    queueSize: 50,
    queuedPerPerson: 5,
    queuedPerAgency: 25,
    waitMs: WAIT_MS,
  });

/** GET /downloads/:token: needs no header, so a plain link of the browser will do, and works once. */
export function registerDownloads(app: FastifyInstance, options: DownloadOptions): void {
  const places = placesOf(options.atOnce);
  // Says whether the link is good and does not use it up.
  app.head<{ Params: { token: string } }>('/downloads/:token', async (request, reply) => {
    const { token } = request.params;
    const isThere =
      readLink(options.secrets, 'download', token) !== undefined &&
      (await whoseDownload(options.database.single, hashDownloadToken(token))) !== undefined;
    return reply
      .header('cache-control', 'no-store')
      .code(isThere ? 200 : 410)
      .send();
  });
  app.get<{ Params: { token: string } }>('/downloads/:token', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // A made-up link takes no place from a true one.
    const { token } = request.params;
    if (!readLink(options.secrets, 'download', token)) return refuse(reply, 410, DOWNLOAD_FAILURES.gone);
    const whose = await whoseDownload(options.database.single, hashDownloadToken(token));
    if (!whose) return refuse(reply, 410, DOWNLOAD_FAILURES.gone);
    // Before the link is used, so that a reload can try it again.
    const gone = whenGone(reply);
    const leave = await places.take(whose, gone).catch((error: unknown) => {
      if (error instanceof NoTurn || gone.aborted) return undefined;
      throw error;
    });
    if (!leave) return refuse(reply.header('retry-after', '2'), 503, DOWNLOAD_FAILURES.busy);
    let streaming = false;
    try {
      // To its beginning; the file itself takes as long as its reader.
      const opened = await withinAllowance(
        options.database.askedBy(inFiles(whose)),
        { ms: TIME_LIMITS.requestMs },
        async (database) => {
          const asked = await takeDownload(database.single, hashDownloadToken(token));
          return asked && openDownload(asked, { ...options, database, gone });
        },
      );
      if (!opened) return refuse(reply, 410, DOWNLOAD_FAILURES.gone);
      const { file, writeTo } = opened;
      streaming = true;
      if (file.length !== undefined) reply.header('content-length', file.length);
      reply.header('content-disposition', contentDisposition(file.fileName)).type(file.mediaType).hijack();
      reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
      writeTo(reply.raw)
        // An error from here on can only end the connection: the reader sees that the file is not whole.
        .catch((err: unknown) => request.log.warn({ err }, 'download broken off'))
        .finally(leave);
      return reply;
    } catch (error) {
      if (error instanceof Failure) return refuse(reply, STATUS[error.kind.classification], error.kind);
      request.log.error({ err: error }, 'download failed');
      if (isUnavailable(error)) return refuse(reply.header('retry-after', '2'), 503, DOWNLOAD_FAILURES.busy);
      return refuse(reply, 500, GENERAL_FAILURES.internal);
    } finally {
      if (!streaming) leave();
    }
  });
}

/** A file holds its connection for as long as its reader takes, and must not stand in the way of its reader's pages. */
const inFiles = ({ agency, person }: Caller): Caller => ({ agency: `${agency} files`, person });

const refuse = (reply: FastifyReply, status: number, { message }: FailureKind): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(message);
