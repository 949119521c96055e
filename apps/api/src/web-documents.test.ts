import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';
import { Documents } from '#platform/graphql/documents.ts';

/** The documents whose hashes the web app's build writes. It is asked as a program: the two meet in no import. */
function readWebDocuments(): string[] {
  const source = pathToFileURL(join(import.meta.dirname, '../../web/vite-own-documents.ts'));
  const program = `import { readOwnDocuments } from '${source}'; console.log(JSON.stringify(readOwnDocuments()));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

describe('where no build has told the hashes, as while developing', () => {
  const documents = new Documents({ schema: buildSchema(SCHEMA_PARTS), introspection: false, own: new Set() });
  it.each(readWebDocuments().map((text) => [text.slice(0, text.search(/[({]/)).trim(), text]))(
    'a document of the web app is within the limits: %s',
    (_name, text) => {
      expect(() => documents.take(text, true)).not.toThrow();
    },
  );
});
