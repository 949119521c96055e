import type { ServerResponse } from 'node:http';
import { DOWNLOAD_FAILURES } from '@gastspiel/domain/failures/download-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reads } from '#platform/database/reads.ts';
import type { Download, DownloadFile } from '#platform/downloads/define-download.ts';
import { allowPauses, type takeDownload } from '#platform/downloads/downloads.sql.ts';
import { writeAll } from '#platform/downloads/write-all.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { beginRequest, viewerRefusal } from '#platform/identity/viewer.ts';
import type { PrintingHouse } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof takeDownload>>>;

interface DownloadMeans {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly press: PrintingHouse;
  readonly downloads: readonly Download[];
  /** Nobody waits for the file any more. */
  readonly gone: AbortSignal;
}

export interface OpenDownload {
  readonly file: DownloadFile;
  /** Writes it at the pace of its reader. Holds a read transaction until then, however it ends. */
  writeTo(response: ServerResponse): Promise<void>;
}

/** A reader who takes nothing for so long has gone, or pretends to read. */
const PAUSE_MS = 30_000;
const WHOLE_MS = 10 * 60_000;

/** Looks at the right again, as of now, and begins the file. */
export async function openDownload(
  asked: Asked,
  { database, secrets, press, downloads, gone }: DownloadMeans,
): Promise<OpenDownload> {
  const reads = await database.openLongReads();
  try {
    const download = downloads.find(({ kind }) => kind === asked.kind);
    const { claims, tenantId } = asked;
    const viewer = await beginRequest(reads.db, { claims, ticketHash: null, tenantId });
    if (!download || viewer.actor.kind !== 'USER' || viewerRefusal(download.action, viewer)) {
      throw new Failure(DOWNLOAD_FAILURES.refused);
    }
    await allowPauses(reads.db, 2 * PAUSE_MS);
    const over = new AbortController();
    const file = await download.open({
      db: reads.db,
      actor: viewer.actor,
      input: parseInput(download.input, asked.parameters),
      now: new Date(),
      secrets,
      press: press.forCaller(async () => {
        await reads.pause();
        return { agency: tenantId, person: claims.subject, gone };
      }),
      signal: over.signal,
    });
    return { file, writeTo: (response) => write(file, response, reads, over) };
  } catch (error) {
    await reads.close();
    throw error;
  }
}

async function write({ chunks }: DownloadFile, response: ServerResponse, reads: Reads, over: AbortController) {
  let ended: Error | undefined;
  const end = (why: string) => {
    ended = new Error(why);
    response.destroy();
  };
  // Once, however it ends, and also while the next part is still on its way.
  over.signal.addEventListener('abort', () => {
    reads.close().catch(() => undefined);
  });
  response.once('close', () => over.abort());
  const timer = setTimeout(end, WHOLE_MS, 'the file took too long');
  try {
    await writeAll(
      withPauses(chunks, () => end('nobody took the next part of the file')),
      response,
    );
    response.end();
  } catch (error) {
    response.destroy();
    throw ended ?? error;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

async function* withPauses(chunks: DownloadFile['chunks'], onPause: () => void) {
  for await (const chunk of chunks) {
    const timer = setTimeout(onPause, PAUSE_MS);
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
  }
}
