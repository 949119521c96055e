import type { Plugin, Rolldown } from 'vite';

/** By the part of a module's name: the app itself, and the home of each kind of person with all that its first sight needs. */
const PARTS = {
  app: ['/src/app/root.tsx'],
  worker: ['/open-offers-page.tsx'],
  office: ['/src/app/office.ts', '/staff-home-page.tsx', '/features/home/day.tsx'],
} as const;

/** Tells the start in the page which files it will need, so that it asks for all at once instead of finding one by the other. */
export function startFiles(): Plugin {
  return {
    name: 'start-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const content = JSON.stringify(filesOfStart(bundle));
        return [{ tag: 'meta', attrs: { name: 'start-files', content }, injectTo: 'head' }];
      },
    },
  };
}

/** The files of the app, and those that each home needs beyond them. */
export function filesOfStart(bundle: Rolldown.OutputBundle) {
  const app = filesOf(bundle, PARTS.app);
  const rest = (parts: readonly string[]) => filesOf(bundle, parts).filter((file) => !app.includes(file));
  return { app, worker: rest(PARTS.worker), office: rest(PARTS.office) };
}

function filesOf(bundle: Rolldown.OutputBundle, parts: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  for (const part of parts) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)));
    if (!chunk) throw new Error(`No file of the start holds ${part}`);
    add(chunk.fileName);
  }
  return [...found];
}
