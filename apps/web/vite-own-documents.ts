import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { documentTypes } from './document-types.ts';
import { type DocumentSource, readDocuments } from './read-documents.ts';
import { operationOf, textOf, type WrittenDocument, writeDocument } from './src/platform/graphql/document.ts';

const FILE = 'documents.json';
const TYPES = join(import.meta.dirname, 'src/platform/graphql/document-types.d.ts');

/** Writes the hashes of all documents that the web app sends: the server takes these as they are, and measures others. */
export function ownDocuments(): Plugin {
  return {
    name: 'own-documents',
    /** While developing, a document has its new types once it is saved. */
    handleHotUpdate({ file }) {
      if (!file.endsWith('.d.ts') && /\bgraphql\(/.test(readFileSync(file, 'utf8')))
        writeFileSync(TYPES, documentTypes());
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(readOwnDocuments().map(hashOf).sort()) });
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Every document that the web app sends, by the letter. */
export function readOwnDocuments(): string[] {
  const found = readDocuments();
  const fragments = new Map(found.filter(({ text }) => isFragment(text)).map((source) => [source.name, source]));
  const written = ({ text, spread }: DocumentSource): WrittenDocument =>
    writeDocument(
      text,
      spread.flatMap((name) => {
        const fragment = fragments.get(name);
        return fragment ? [written(fragment)] : [];
      }),
    );
  return found.filter(({ text }) => !isFragment(text)).map((source) => textOf(written(source)));
}

const isFragment = (text: string): boolean => operationOf(writeDocument(text)).kind === 'fragment';
