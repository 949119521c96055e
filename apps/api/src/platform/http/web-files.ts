import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { connectTo } from '#platform/database/client.ts';
import type { Database } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

const FOLDER = 'assets';
const COMPRESSED = /\.(gz|br)$/;
/** Nobody keeps a page open for longer. */
const KEPT = '30 days';
/** Made-up names cost the database no more than one question in that time. */
const NAMES_GOOD_FOR_MS = 5_000;

/**
 * Lays this version's files down where the servers of other versions find them. In a rolling upgrade without sticky sessions a page
 * comes from one version and its scripts are asked from another.
 */
export async function publishWebFiles(ownerUrl: string, dir: string): Promise<void> {
  const folder = join(dir, FOLDER);
  if (!existsSync(folder)) return;
  const present = (await readdir(folder)).sort();
  const names = present.filter((name) => !COMPRESSED.test(name));
  const isGzipped = names.map((name) => present.includes(`${name}.gz`));
  const contents = await Promise.all(
    names.map((name, index) => readFile(join(folder, isGzipped[index] ? `${name}.gz` : name))),
  );
  const owner = await connectTo(ownerUrl, { application_name: 'gastspiel web files' });
  try {
    await owner.query(
      `insert into directory.web_files as f (name, content, is_gzipped)
       select * from unnest($1::text[], $2::bytea[], $3::boolean[])
       on conflict (name) do update set superseded_at = null where f.superseded_at is not null`,
      [names, contents, isGzipped],
    );
    await owner.query(
      'update directory.web_files set superseded_at = now() where superseded_at is null and name <> all ($1::text[])',
      [names],
    );
    await owner.query(`delete from directory.web_files where superseded_at < now() - interval '${KEPT}'`);
  } finally {
    await owner.end();
  }
}

const WebFile = z.object({ content: z.instanceof(Buffer), isGzipped: z.boolean() });
export type WebFile = z.infer<typeof WebFile>;

/** Finds a file of another version by its address. */
export function createOtherVersions(database: Database, now: () => number = Date.now) {
  let names: Promise<ReadonlySet<string>> | undefined;
  let askedAt = 0;

  const knownNames = (): Promise<ReadonlySet<string>> => {
    if (!names || now() - askedAt > NAMES_GOOD_FOR_MS) {
      askedAt = now();
      names = listNames(database).catch((cause) => {
        names = undefined;
        throw cause;
      });
    }
    return names;
  };

  return async (path: string): Promise<WebFile | undefined> => {
    const [, folder, name, ...rest] = path.split('/');
    if (folder !== FOLDER || !name || rest.length > 0) return undefined;
    if (!(await knownNames()).has(name)) return undefined;
    return rowOf(
      database.single,
      WebFile,
      sql`/* webFile */ select content, is_gzipped from directory.web_file(${name})`,
    );
  };
}

async function listNames(database: Database): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    database.single,
    z.object({ name: z.string() }),
    sql`/* webFileNames */ select name from directory.web_file_names() name`,
  );
  return new Set(rows.map(({ name }) => name));
}
