import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'src');

/** `const Name = graphql(`text`, [Fragment, …])`, or `document: graphql(…)` in a command, as the house writes its documents. */
const DOCUMENT = /(?:const (\w+) =|document:) graphql\(\s*`((?:[^`$]|\$(?!\{))*)`(?:,\s*\[([\w\s,]*)\])?,?\s*\)/g;

export interface DocumentSource {
  /** The name of the constant; empty in a command. */
  readonly name: string;
  readonly text: string;
  /** The fragments that it spreads, wherever they are written: their names are unique. */
  readonly spread: readonly string[];
}

/** Every document and fragment that the web app writes, by the letter. */
export function readDocuments(): DocumentSource[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  return sources.flatMap((file) => documentsIn(join(SOURCES, file)));
}

function documentsIn(file: string): DocumentSource[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(DOCUMENT)];
  if (found.length !== (source.match(/[^\w.]graphql\(/g)?.length ?? 0)) {
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
