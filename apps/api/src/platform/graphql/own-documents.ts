import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The hashes of the documents that this build of the web app sends; none where there is no build, as while developing. */
export function readOwnDocuments(webDir: string): ReadonlySet<string> {
  const file = join(webDir, 'documents.json');
  return new Set(existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []);
}
