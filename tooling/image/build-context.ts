import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Pattern {
  readonly takesBack: boolean;
  readonly matches: RegExp;
  /** All that it can match lies in here. */
  readonly folder: string;
}

const asRegExp = (pattern: string): string =>
  pattern.replace(/\*\*\/?|[*?]|[^*?]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    return part.replace(/[.+^${}()|]/, '\\$&');
  });

function readPatterns(dockerignore: string): Pattern[] {
  const lines = dockerignore.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const takesBack = line.startsWith('!');
      const pattern = line.replace(/^!/, '').replace(/^\/|\/$/g, '');
      if (/[[\]\\]/.test(pattern)) throw new Error(`.dockerignore: not understood: ${line}`);
      // A pattern for a folder speaks of everything in it.
      const matches = new RegExp(`^${asRegExp(pattern)}(?:/|$)`, 's');
      return { takesBack, matches, folder: /^(?:[^*?/]+(?:\/|$))*/.exec(pattern)?.[0].replace(/\/$/, '') ?? '' };
    });
}

/** Whether a builder would not see this path: the last pattern that matches it, or a folder above it, decides. */
export function ignorer(dockerignore: string): (path: string) => boolean {
  const patterns = readPatterns(dockerignore);
  return (path) => !(patterns.findLast(({ matches }) => matches.test(path))?.takesBack ?? true);
}

/** The files that a builder would be handed. */
export function contextFiles(root: string, dockerignore: string): string[] {
  const ignored = ignorer(dockerignore);
  const kept = readPatterns(dockerignore).filter(({ takesBack }) => takesBack);
  const leadsTo = (one: string, other: string): boolean => one === '' || `${other}/`.startsWith(`${one}/`);
  const mayHold = (folder: string): boolean =>
    !ignored(folder) || kept.some((pattern) => leadsTo(pattern.folder, folder) || leadsTo(folder, pattern.folder));
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return mayHold(path) ? walk(path) : [];
      return ignored(path) ? [] : [path];
    });
  return walk('');
}

export function copyContext(root: string, dockerignore: string, target: string): number {
  const files = contextFiles(root, dockerignore);
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file), { preserveTimestamps: true });
  }
  return files.length;
}
