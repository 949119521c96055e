import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { runCommand } from '#app/commands/run-command.ts';
import type { TestApi } from '#app/testing/test-api.ts';
import { TEST_AUDIENCE } from '#app/testing/test-issuer.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';

/** `npm run admin -- …` on the database of a test: what it says, or what it has against it. */
export async function runAdmin(
  api: Pick<TestApi, 'ownerUrl' | 'appUrl' | 'jobsUrl'>,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  input = '',
): Promise<{ readonly code: number; readonly output: string }> {
  const env = {
    DATABASE_URL: api.ownerUrl,
    DATABASE_APP_URL: api.appUrl,
    DATABASE_JOBS_URL: api.jobsUrl,
    OIDC_ISSUER: inject('issuer').url,
    OIDC_CLIENT_ID: 'test',
    OIDC_AUDIENCE: TEST_AUDIENCE,
    ...TEST_SETTINGS,
    ...settings,
  };
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runCommand([...args], { env, stdin: Readable.from([input]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [output, complaint] = await said;
  return { code, output: code === 0 ? output : complaint };
}
