import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

const FILE = 'generated/git-info.json';

/**
 * Writes which commit the web app was built from, into the app itself and beside it: the app shows the one, and notices a new version
 * when the server has another. In development nothing is built in, since it would be old after the next commit.
 */
export function gitInfo(): Plugin {
  return {
    name: 'git-info',
    config: (_config, { command }) =>
      command === 'build' ? { define: { 'import.meta.env.VITE_GIT_INFO': JSON.stringify(readGitInfo()) } } : {},
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
  // An image is built without a repository, and told instead, as in 2026.1a2b3c4.
  const [, toldYear, toldCommit] = /^(\d+)\.(\w+)$/.exec(process.env['WEB_VERSION'] ?? '') ?? [];
  if (toldYear && toldCommit) return JSON.stringify({ year: toldYear, commit: toldCommit, changesMarker: '' });
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
