/** A check without running the product: each is one line of the result. */
export interface Check {
  readonly name: string;
  /** Arguments of Node: every tool runs on the pinned one, whatever its own start script says. */
  readonly args: readonly string[];
}

const tool = (path: string, ...args: string[]): readonly string[] => [`node_modules/${path}`, ...args];
// The compiler written in Go, one core for each project. Its predecessor stays for the tools that read it as a library.
const types = (project: string): Check => ({
  name: `types of ${project}`,
  args: tool('typescript-7/bin/tsc', '-p', project, '--checkers', '1'),
});

export const CHECKS: readonly Check[] = [
  // The longest first, so that none is waited for alone in the end.
  ...[
    'apps/web',
    'apps/api',
    'apps/web/src/service-worker',
    'packages/domain',
    'apps/sandbox',
    'apps/mobile',
    'e2e',
    'bench',
    'tooling',
  ].map(types),
  { name: 'lint', args: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'house rules', args: ['tooling/house-rules.ts'] },
  {
    name: 'boundaries',
    args: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'tooling/boundaries.config.mjs',
      'apps',
      'packages',
      'tooling',
      'e2e',
      'bench',
    ),
  },
  { name: 'dead code', args: tool('knip/bin/knip.js') },
  { name: 'generated files', args: ['tooling/generate.ts', '--check'] },
];
