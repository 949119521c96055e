import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/service-worker/service-worker.ts');
/** The screens that a worker may open without a network, besides the start itself, and the way out. */
const OFFLINE_SCREENS =
  /(own-offers\/(list|offer|offline)\/[\w-]+(page|pages|screen)\.tsx|platform\/session\/leave-device\.ts)$/;
const FONT = /inter-latin-wght-.*\.woff2$/;

/** Builds the service worker after the app, since it has to know the names of the files that it keeps. */
export function serviceWorker(): Plugin {
  let shell: { readonly version: string; readonly files: readonly string[] } | undefined;
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      shell = shellOf(bundle);
    },
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { __SHELL__: JSON.stringify(shell) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2023',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
        },
      });
    },
  };
}

function shellOf(bundle: Rolldown.OutputBundle) {
  const kept = new Set<string>();
  const keep = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || kept.has(name)) return;
    kept.add(name);
    chunk.imports.forEach(keep);
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style);
  };
  for (const [name, item] of Object.entries(bundle)) {
    if (
      item.type === 'asset' ? FONT.test(name) : item.isEntry || item.moduleIds.some((id) => OFFLINE_SCREENS.test(id))
    ) {
      if (item.type === 'asset') kept.add(name);
      else keep(name);
    }
  }
  const page = bundle['index.html'];
  const hash = createHash('sha256').update(page?.type === 'asset' ? page.source : '');
  const files = [...kept].sort().map((name) => `/${name}`);
  for (const file of files) hash.update(file);
  return { version: hash.digest('hex').slice(0, 12), files };
}
