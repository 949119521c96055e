import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

const FILE = 'generated/git-info.json';

/** Writes which commit the web app was built from; the app shows it and later notices a new version by it. */
export function gitInfo(): Plugin {
  return {
    name: 'git-info',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: readGitInfo() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(readGitInfo());
      });
    },
  };
}

function readGitInfo(): string {
  try {
    const year = git('log', '-1', '--format=%cd', '--date=format:%Y');
    const commit = git('rev-parse', '--short=7', 'HEAD');
    const changesMarker = git('status', '--porcelain') === '' ? '' : '+';
    return JSON.stringify({ year, commit, changesMarker });
  } catch {
    // Built from an archive without a repository.
    return JSON.stringify({ year: String(new Date().getFullYear()), commit: 'unknown', changesMarker: '' });
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();
}
