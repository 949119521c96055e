import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layBaseImage } from '#tooling/image/base-image.ts';
import { copyContext } from '#tooling/image/build-context.ts';
import { runInContainer } from '#tooling/image/container.ts';
import { planImage, type Stage, type Step } from '#tooling/image/plan.ts';
import { step as told } from '#tooling/progress.ts';
import { ROOT } from '#tooling/root.ts';

export interface Image {
  readonly root: string;
  readonly stage: Stage;
}

/** A builder reaches the network as this machine does; its proxies are the only settings that a step gets besides its own. */
const PROXIES = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^((https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name)),
);

const copyAll = (from: string, to: string) => execFileSync('cp', ['-a', '--reflink=auto', from, to]);

/** Runs every stage of the Dockerfile in a root of its own, below the given folder, and answers the last one. */
export async function buildImage(home: string, buildArgs: Readonly<Record<string, string>>): Promise<Image> {
  const stages = planImage(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'), buildArgs);
  const context = join(home, 'context');
  const rootOf = (name: string): string => join(home, `stage-${name}`);
  const sourceOf = ({ from }: Step & { kind: 'copy' }): string => {
    if (from === undefined) return context;
    if (!stages.some(({ name }) => name === from)) throw new Error(`COPY --from=${from}: there is no such stage`);
    return rootOf(from);
  };
  mkdirSync(context);
  await told('Files for the builder', async () =>
    copyContext(ROOT, readFileSync(join(ROOT, '.dockerignore'), 'utf8'), context),
  );

  for (const stage of stages) {
    const root = rootOf(stage.name);
    await told(`FROM ${stage.base} (${stage.name})`, async () => {
      mkdirSync(root);
      if (stages.some(({ name }) => name === stage.base)) copyAll(`${rootOf(stage.base)}/.`, root);
      else await layBaseImage(stage.base, root);
    });
    for (const step of stage.steps) {
      const failed = (error: Error) => Promise.reject(new Error(`Dockerfile:${step.line}: ${error.message}`));
      if (step.kind === 'folder') mkdirSync(join(root, step.path), { recursive: true });
      else if (step.kind === 'copy')
        await told(`COPY ${step.sources.join(' ')}`, async () => copy(sourceOf(step), root, step)).catch(failed);
      else {
        const setting = { ...step.setting, env: { ...PROXIES, ...step.setting.env } as Record<string, string> };
        await told(`RUN ${step.command.replace(/\s+/g, ' ')}`, () =>
          runInContainer(root, ['/bin/sh', '-c', step.command], setting),
        ).catch(failed);
      }
    }
  }
  const stage = stages.at(-1);
  if (!stage) throw new Error('The Dockerfile has no stage.');
  return { root: rootOf(stage.name), stage };
}

/** A folder is copied by its contents, a file by its name or under a new one. */
function copy(source: string, root: string, { sources, to }: Step & { kind: 'copy' }): void {
  const target = join(root, to);
  for (const path of sources) {
    const from = join(source, path);
    if (!existsSync(from)) throw new Error(`${path} is not there; does .dockerignore leave it out?`);
    const intoFolder = statSync(from).isDirectory() || to.endsWith('/');
    mkdirSync(intoFolder ? target : dirname(target), { recursive: true });
    copyAll(statSync(from).isDirectory() ? `${from}/.` : from, target);
  }
}
