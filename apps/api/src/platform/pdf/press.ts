import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { z } from 'zod';
import type { Paper } from '#platform/pdf/define-paper.ts';
import type { Attachment, FromWorker, PressJob } from '#platform/pdf/press-messages.ts';
import { createPressProcess, PaperFailed } from '#platform/pdf/press-process.ts';
import { type Caller, NoTurn, Turns } from '#platform/turns/turns.ts';

/** More papers wait than the press takes: not now. Nothing was printed. */
export class PressBusy extends Error {
  override readonly name = 'PressBusy';
}

/** For somebody who waits: they are told to try again. */
export const orTellBusy = <Printed>(printing: Promise<Printed>): Promise<Printed> =>
  printing.catch((error: unknown) => {
    throw error instanceof PressBusy ? new Failure(GENERAL_FAILURES.pressBusy) : error;
  });

export type Pictures = Readonly<Record<string, Buffer>>;

export interface Press {
  /** PDF/A-3b. The same input gives the same bytes. */
  pdf<Schema extends z.ZodType>(
    paper: Paper<Schema>,
    data: z.input<Schema>,
    pictures?: Pictures,
    extras?: { readonly attachments?: readonly Attachment[] },
  ): Promise<Buffer>;
  /** Each page as an SVG that needs neither fonts nor scripts. */
  pages<Schema extends z.ZodType>(
    paper: Paper<Schema>,
    data: z.input<Schema>,
    pictures?: Pictures,
  ): Promise<readonly string[]>;
}

/** The press with its door. What is printed for nobody in particular, such as a job's paper, has one turn among the agencies'. */
export interface PrintingHouse extends Press {
  /** Prints when it is the caller's turn, and not at all once they have gone. Who they are is asked before each paper. */
  forCaller(who: () => Promise<Caller & { readonly gone: AbortSignal }>): Press;
  /** Papers that wait or are being printed fail. */
  close(): Promise<void>;
}

interface PressOptions {
  /** How many papers may wait. */
  readonly queueSize?: number;
  /** How long one paper may take, the start of the process included. */
  readonly paperMs?: number;
  /** How many are printed at a time, each in a process of its own. */
  readonly atOnce?: number;
}

/** Somebody who types gets a preview a moment; more than this is a machine. */
const QUEUED_PER_PERSON = 8;

/** A paper takes one core. More than two would take the server's own, and each has the fonts in memory. */
const MOST_AT_ONCE = Math.min(2, availableParallelism());

/** Prints papers in processes of its own. Each starts with its first paper, and again whenever it is lost. */
export function createPress({
  queueSize = 50,
  paperMs = 15_000,
  atOnce = MOST_AT_ONCE,
}: PressOptions = {}): PrintingHouse {
  const open = { fonts: FACES.map(fontOf), main: textOf('main.typ'), letter: textOf('letter.typ') };
  const workers = Array.from({ length: atOnce }, () => createPressProcess(open));
  // The one that has printed last comes first: it is warm, and a second one is started only when two are needed.
  const idle = [...workers];
  const turns = new Turns({
    atOnce,
    queueSize,
    queuedPerPerson: QUEUED_PER_PERSON,
    queuedPerAgency: Math.ceil(queueSize / 2),
  });
  let isClosed = false;

  async function print(job: PressJob, caller: Caller, gone?: AbortSignal): Promise<FromWorker> {
    const endTurn = await turns.take(caller, gone).catch((error: unknown) => {
      throw error instanceof NoTurn || gone?.aborted ? new PressBusy('no turn', { cause: error }) : error;
    });
    const worker = idle.pop();
    try {
      if (isClosed || !worker) throw new PaperFailed('the press is closed');
      return await worker.print(job, paperMs);
    } finally {
      if (worker) idle.push(worker);
      endTurn();
    }
  }

  const jobOf = <Schema extends z.ZodType>(paper: Paper<Schema>, data: z.input<Schema>, pictures: Pictures) => ({
    name: paper.name,
    source: paper.source,
    data: JSON.stringify(paper.write(paper.data.parse(data))),
    pictures,
  });

  const pressOf = (printed: (job: PressJob) => Promise<FromWorker>): Press => ({
    async pdf(paper, data, pictures = {}, { attachments = [] } = {}) {
      const { pdf } = await printed({ ...jobOf(paper, data, pictures), as: 'pdf', attachments });
      return Buffer.from(pdf ?? []);
    },
    async pages(paper, data, pictures = {}) {
      const { pages } = await printed({ ...jobOf(paper, data, pictures), as: 'pages', attachments: [] });
      return pages ?? [];
    },
  });

  return {
    ...pressOf((job) => print(job, NOBODY)),
    forCaller: (who) =>
      pressOf(async (job) => {
        const { gone, ...caller } = await who();
        return print(job, caller, gone);
      }),
    async close() {
      isClosed = true;
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

const NOBODY: Caller = { agency: '', person: undefined };

const FACES = ['400Regular', '500Medium', '600SemiBold', '700Bold'];
const fontOf = (face: string): Buffer =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`)));
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
