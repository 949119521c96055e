import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lacksForImages } from '#tooling/image/base-image.ts';
import { buildImage } from '#tooling/image/build-image.ts';
import { killContainers } from '#tooling/image/container.ts';
import { complaintsAbout } from '#tooling/image/contents.ts';
import { runImage } from '#tooling/image/run-image.ts';
import { startOutsideWorld } from '#tooling/outside-world.ts';
import { freePorts } from '#tooling/ports.ts';
import { step } from '#tooling/progress.ts';
import { sbom } from '#tooling/sbom.ts';
import { readStartSettings } from '#tooling/start-settings.ts';

/** Builds the image without Docker, looks what is in it, and runs it. Everything is in a folder of its own that goes away again. */
const VERSION = '2026.abcdef0';
const LIMIT_MS = 20 * 60_000;

const lack = lacksForImages();
if (lack) {
  console.error(`The check of the image ${lack}.`);
  process.exit(1);
}

const home = mkdtempSync(join(tmpdir(), 'gastspiel-image-'));
let world: ReturnType<typeof startOutsideWorld> | undefined;

async function check(): Promise<void> {
  const image = await buildImage(home, { VERSION });
  const complaints = await step('Contents', () =>
    complaintsAbout(image, sbom(process.arch === 'arm64' ? 'arm64' : 'x64'), VERSION),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const size = execFileSync('du', ['-sm', join(image.root, image.stage.setting.folder)], { encoding: 'utf8' });
  console.log(`  The product takes ${Number.parseInt(size, 10)} MB of it`);
  const [port = 0] = await freePorts(9);
  const settings = readStartSettings({ PORT: String(port), DATA_DIR: join(home, 'data') });
  world = startOutsideWorld(settings, () => undefined);
  await runImage(image, (await world).env, port, VERSION);
}

const broken = Promise.withResolvers<never>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => broken.reject(new Error(signal)));
setTimeout(() => broken.reject(new Error(`It took longer than ${LIMIT_MS / 60_000} minutes.`)), LIMIT_MS);
try {
  await Promise.race([check(), broken.promise]);
  console.log('The image is built, holds what it should, serves and drains.');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await killContainers();
await (await world?.catch(() => undefined))?.stop();
rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
process.exit();
