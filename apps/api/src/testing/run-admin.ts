import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestApi } from '#app/testing/test-api.ts';
import { TEST_AUDIENCE } from '#app/testing/test-issuer.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';

/** `npm run admin -- …` on the database of a test: what it says, or what it has against it. */
export function runAdmin(
  api: Pick<TestApi, 'ownerUrl' | 'appUrl' | 'jobsUrl'>,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  input = '',
): Promise<{ readonly code: number; readonly output: string }> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: api.ownerUrl,
    DATABASE_APP_URL: api.appUrl,
    DATABASE_JOBS_URL: api.jobsUrl,
    OIDC_ISSUER: inject('issuer').url,
    OIDC_CLIENT_ID: 'test',
    OIDC_AUDIENCE: TEST_AUDIENCE,
    ...TEST_SETTINGS,
    ...settings,
  };
  const file = join(import.meta.dirname, '../admin.ts');
  const running = promisify(execFile)(process.execPath, [file, ...args], { env });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );
}
