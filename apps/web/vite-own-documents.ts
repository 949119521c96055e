import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { operationOf, textOf, type WrittenDocument, writeDocument } from './src/platform/graphql/document.ts';

const FILE = 'documents.json';
const SOURCES = join(import.meta.dirname, 'src');

/** `const Name = graphql(`text`, [Fragment, …])`, as the house writes its documents. */
const DOCUMENT = /const (\w+) = graphql\(\s*`((?:[^`$]|\$(?!\{))*)`(?:,\s*\[([\w\s,]*)\])?,?\s*\)/g;

/** Writes the hashes of all documents that the web app sends: the server takes these as they are, and measures others. */
export function ownDocuments(): Plugin {
  return {
    name: 'own-documents',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(readOwnDocuments().map(hashOf).sort()) });
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Every document that the web app sends, by the letter. */
export function readOwnDocuments(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const found = sources.flatMap((file) => sourcesIn(join(SOURCES, file)));
  const fragments = new Map(found.filter(({ text }) => isFragment(text)).map((source) => [source.name, source]));
  const written = ({ text, spread }: Source): WrittenDocument =>
    writeDocument(
      text,
      spread.flatMap((name) => {
        const fragment = fragments.get(name);
        return fragment ? [written(fragment)] : [];
      }),
    );
  return found.filter(({ text }) => !isFragment(text)).map((source) => textOf(written(source)));
}

interface Source {
  readonly name: string;
  readonly text: string;
  /** The fragments that it spreads, wherever they are written: their names are unique. */
  readonly spread: readonly string[];
}

const isFragment = (text: string): boolean => operationOf(writeDocument(text)).kind === 'fragment';

function sourcesIn(file: string): Source[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(DOCUMENT)];
  if (found.length !== (source.match(/= graphql\(/g)?.length ?? 0)) {
    throw new Error(`${file} writes a document in a way that the build does not understand`);
  }
  return found.map(([, name = '', text = '', spread = '']) => ({
    name,
    text,
    spread: spread
      .split(',')
      .map((fragment) => fragment.trim())
      .filter((fragment) => fragment !== ''),
  }));
}
