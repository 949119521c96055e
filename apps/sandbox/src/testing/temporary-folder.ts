import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test; its name holds spaces because people's folders do. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel test '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
