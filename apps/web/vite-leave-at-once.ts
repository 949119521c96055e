import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/leave-at-once.ts');

/** Puts the way to the provider into the page itself, so that it waits for no file. */
export function leaveAtOnce(): Plugin {
  return {
    name: 'leave-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: await scriptOf(SOURCE), injectTo: 'head' },
      ],
    },
  };
}

async function scriptOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
