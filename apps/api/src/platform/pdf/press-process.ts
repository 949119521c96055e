import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FromWorker, PressJob, ToWorker } from '#platform/pdf/press-messages.ts';

/** The paper could not be printed; the next one can. */
export class PaperFailed extends Error {
  override readonly name = 'PaperFailed';
}

/**
 * The engine sees only this of the machine: no fonts but those it is handed, no home with packages of templates, and no way to
 * fetch any, since nobody listens at that proxy.
 */
const SURROUNDINGS = {
  FONTCONFIG_FILE: '/dev/null',
  HOME: '/nonexistent',
  XDG_DATA_HOME: '/nonexistent',
  XDG_CACHE_HOME: '/nonexistent',
  HTTPS_PROXY: 'http://127.0.0.1:1',
  HTTP_PROXY: 'http://127.0.0.1:1',
};

/** A process, not a thread: a thread that hangs in the engine can't be ended, and a crash of the engine would end the server. */
export function createPressProcess(open: ToWorker['open'] & {}) {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const started = fork(new URL('./press-worker.ts', import.meta.url), {
      env: SURROUNDINGS,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    // An error: it could not be started, or died before it was spoken to.
    started.once('exit', forget).on('error', forget);
    started.send({ open } satisfies ToWorker);
    return started;
  }

  async function end(process: ChildProcess): Promise<void> {
    if (!process.pid || process.exitCode !== null || process.signalCode !== null) return;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  return {
    async print(job: PressJob, withinMs: number): Promise<FromWorker> {
      child ??= start();
      const answer = await answerOf(child, job, withinMs);
      if (answer === 'late') await end(child);
      if (answer === 'late' || answer === 'lost') throw new PaperFailed(`${job.name}: ${REASONS[answer]}`);
      if (answer.failed !== undefined) throw new PaperFailed(`${job.name}: ${answer.failed}`);
      return answer;
    },
    stop: async () => {
      if (child) await end(child);
    },
  };
}

const REASONS = { late: 'took too long', lost: 'the process of the press ended' };

function answerOf(printer: ChildProcess, job: PressJob, withinMs: number): Promise<FromWorker | 'late' | 'lost'> {
  return new Promise((resolve) => {
    const settle = (answer: FromWorker | 'late' | 'lost') => {
      clearTimeout(timer);
      printer.off('message', settle).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    };
    const timer = setTimeout(settle, withinMs, 'late');
    const onEnd = () => settle('lost');
    printer.on('message', settle).on('exit', onEnd).on('error', onEnd);
    printer.send({ job } satisfies ToWorker);
  });
}
