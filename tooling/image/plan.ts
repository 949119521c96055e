import { expand, readDockerfile, type Statement } from '#tooling/image/dockerfile.ts';

/** How something runs in an image: for the builder's steps and for the container that starts from it. */
export interface Setting {
  readonly folder: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
}
export type Step = { readonly line: number } & (
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'copy';
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'run'; readonly command: string; readonly setting: Setting }
);
export interface Stage {
  readonly name: string;
  /** The name of a stage before this one, or of an image. */
  readonly base: string;
  readonly steps: readonly Step[];
  readonly setting: Setting;
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly ports: readonly string[];
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const under = (folder: string, path: string): string => (path.startsWith('/') ? path : `${folder}/${path}`);

/**
 * All that a builder would do with a Dockerfile, in its order, with every variable in its place. It knows the instructions that ours
 * uses; another one, or another form of one, is an error, so that nothing is passed over in silence.
 */
export function planImage(text: string, buildArgs: Readonly<Record<string, string>>): Stage[] {
  const stages: Stage[] = [];
  const outside: Record<string, string> = {};
  const asked = new Set<string>();
  let stage: Drafted | undefined;

  const declare = (rest: string, into: Record<string, string>): void => {
    const [, name = '', fallback] = /^(\w+)(?:=(\S*))?$/.exec(rest) ?? [];
    if (name === '') throw new Error('ARG NAME or ARG NAME=VALUE is what is understood');
    asked.add(name);
    const value = buildArgs[name] ?? fallback ?? outside[name];
    if (value !== undefined) into[name] = value;
  };
  const begin = (rest: string): Drafted => {
    const [base = '', as, name, ...more] = words(expand(rest, outside));
    if (base.startsWith('--') || more.length > 0 || (as !== undefined && as.toUpperCase() !== 'AS'))
      throw new Error('FROM IMAGE or FROM IMAGE AS NAME is what is understood');
    const before = stages.find((other) => other.name === base);
    const { folder, user, env } = before?.setting ?? { folder: '/', user: 'root', env: { PATH } };
    return {
      ...{ name: name ?? String(stages.length), base, steps: [], args: {}, folder, user, env: { ...env } },
      ...{ command: before?.command ?? [], health: before?.health ?? [], ports: before?.ports ?? [] },
    };
  };

  for (const statement of readDockerfile(text)) {
    try {
      if (statement.word === 'FROM') {
        if (stage) stages.push(finish(stage));
        stage = begin(statement.rest);
      } else if (statement.word === 'ARG') declare(statement.rest, stage ? stage.args : outside);
      else if (stage) follow(statement, stage);
      else throw new Error('only ARG may stand before FROM');
    } catch (error) {
      throw new Error(`Dockerfile:${statement.line}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (!stage) throw new Error('The Dockerfile has no FROM');
  const needless = Object.keys(buildArgs).filter((name) => !asked.has(name));
  if (needless.length > 0) throw new Error(`No ARG asks for ${needless.join(', ')}`);
  return [...stages, finish(stage)];
}

interface Drafted extends Omit<Stage, 'setting' | 'steps'> {
  steps: Step[];
  args: Record<string, string>;
  folder: string;
  user: string;
  env: Record<string, string>;
  command: readonly string[];
  health: readonly string[];
  ports: readonly string[];
}

const finish = ({ folder, user, env, args: _args, ...stage }: Drafted): Stage => ({
  ...stage,
  setting: { folder, user, env },
});

/** One instruction inside of a stage. ARG and ENV are what a step sees; ENV has the last word. */
function follow({ word, rest, line }: Statement, stage: Drafted): void {
  const full = (path: string): string => under(stage.folder, path);
  const expanded = () => expand(rest, { ...stage.args, ...stage.env });
  if (word === 'WORKDIR') {
    stage.folder = full(expanded());
    stage.steps.push({ kind: 'folder', path: stage.folder, line });
  } else if (word === 'COPY') {
    const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/s.exec(expanded()) ?? [];
    const sources = words(paths);
    const to = sources.pop() ?? '';
    if (sources.length === 0 || sources.some((source) => /^--|^\[|[*?]/.test(source)))
      throw new Error('COPY [--from=STAGE] SOURCE… TARGET without patterns is what is understood');
    if (sources.length > 1 && !to.endsWith('/')) throw new Error('several sources need a folder, with / at its end');
    stage.steps.push({ kind: 'copy', from, sources, to: full(to), line });
  } else if (word === 'RUN') {
    if (/^(--|\[)|<</.test(rest)) throw new Error('RUN with a command for the shell is what is understood');
    const { folder, user } = stage;
    stage.steps.push({
      kind: 'run',
      command: rest,
      setting: { folder, user, env: { ...stage.args, ...stage.env } },
      line,
    });
  } else if (word === 'ENV') {
    for (const pair of words(expanded())) {
      const [, name, value] = /^(\w+)=([^"'\\]*)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) throw new Error('ENV NAME=VALUE… without blanks is understood');
      stage.env[name] = value;
    }
  } else if (word === 'USER') stage.user = expanded();
  else if (word === 'EXPOSE') stage.ports = [...stage.ports, ...words(expanded())];
  else if (word === 'CMD') stage.command = execForm(rest);
  else if (word === 'HEALTHCHECK') {
    const [, command] = /^(?:--(?:interval|timeout|start-period|retries)=\S+\s+)*CMD\s+(.*)$/s.exec(rest) ?? [];
    stage.health = execForm(command ?? '');
  } else throw new Error(`the instruction ${word} is not understood`);
}

/** A list in JSON; through a shell, signals would not reach the process. */
function execForm(text: string): readonly string[] {
  const list: unknown = text.startsWith('[') ? JSON.parse(text) : undefined;
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string'))
    throw new Error('only the form ["program", "argument"] is understood');
  return list;
}
