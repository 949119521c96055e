import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAdmin } from '@gastspiel/tooling/api-process.ts';
import { startOutsideWorld } from '@gastspiel/tooling/outside-world.ts';
import { freePorts } from '@gastspiel/tooling/ports.ts';
import { ROOT } from '@gastspiel/tooling/root.ts';
import { readStartSettings } from '@gastspiel/tooling/start-settings.ts';
import { DATA_SET, generateData } from '#bench/data/generate.ts';

const HOME = join(ROOT, '.data', 'bench');

/** A folder with the whole data set, made once and again when its generator or the tables have changed. */
export async function ensureData(log: (line: string) => void): Promise<string> {
  const folder = join(HOME, fingerprint());
  const done = join(folder, 'complete');
  if (existsSync(done)) return folder;
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  log(`making the data set in ${folder}`);
  const [port = 0] = await freePorts(9);
  const world = await startOutsideWorld(readStartSettings({ PORT: String(port), DATA_DIR: folder }), () => undefined);
  try {
    const env = { ...process.env, ...world.env };
    await runAdmin(['demo'], env);
    await generateData(world.env['DATABASE_URL'] ?? '', DATA_SET, log);
  } finally {
    await world.stop();
  }
  writeFileSync(done, '');
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dirname, join(ROOT, 'apps', 'api', 'migrations')]) {
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
