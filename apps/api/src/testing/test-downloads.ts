import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { streamRows } from '#platform/database/stream-rows.ts';
import { csvOf } from '#platform/downloads/csv.ts';
import { type Download, defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const Which = z.object({ copies: z.int().min(1, 'Mindestens eine Kopie.') });

/** A small table of the tenant's people, to test what every download runs on. */
const peopleCsv = defineDownload({
  kind: 'PEOPLE_CSV',
  description: 'The people of the tenant.',
  action: 'target-users.read',
  input: Which,
  inputType: inputOf('PeopleCsvInput', 'Which people.', Which, { copies: 'How many rows for each.' }),
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  check: async ({ input }) => {
    if (input.copies > 10_000) throw new Failure({ ...GENERAL_FAILURES.invalidInput, message: 'Zu viele.' });
  },
  open: async ({ db, actor, input, secrets }) => {
    const people = sql`
      select last_name, copy from users, generate_series(1, ${input.copies}::int) copy
      where tenant_id = ${actor.tenantId} and last_name <> ${'niemand'} order by copy, id`;
    const place = { tenantId: actor.tenantId, rowId: 'any', field: 'note' };
    return {
      fileName: 'Übersicht.csv',
      mediaType: 'text/csv; charset=utf-8',
      chunks: csvOf(
        [
          { label: 'Familienname', value: ({ lastName }) => lastName },
          { label: 'Nr.', value: ({ copy }) => copy },
          { label: 'Notiz', value: () => secrets.open(place, secrets.seal(place, 'geheim')) },
        ],
        streamRows(db, z.object({ lastName: z.string(), copy: z.int() }), people),
      ),
    };
  },
});

/** The progress of the endless file so far. */
export const endless = { chunks: 0, over: false };
const CHUNK = Buffer.alloc(64 * 1024);

/** A file that has no end: only its reader can stop it. */
const endlessFile = defineDownload({
  kind: 'ENDLESS',
  description: 'Zeros.',
  action: 'invoices.read',
  input: z.literal(true),
  inputType: () => 'Boolean',
  open: async ({ signal }) => {
    Object.assign(endless, { chunks: 0, over: false });
    signal.addEventListener('abort', () => {
      endless.over = true;
    });
    async function* chunks() {
      for (;;) {
        yield CHUNK;
        endless.chunks += 1;
      }
    }
    return { fileName: 'Nullen', mediaType: 'application/octet-stream', chunks: chunks() };
  },
});

/** Breaks after its first part, as a lost database would. */
const brokenFile = defineDownload({
  kind: 'BROKEN',
  description: 'Half a file.',
  action: 'target-users.read',
  input: z.literal(true),
  inputType: () => 'Boolean',
  open: async () => {
    async function* chunks() {
      yield CHUNK;
      throw new Error('broken');
    }
    return { fileName: 'halb', mediaType: 'application/octet-stream', chunks: chunks() };
  },
});

export const TEST_DOWNLOADS: readonly Download[] = [peopleCsv, endlessFile, brokenFile];
