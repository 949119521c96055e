import { readFileSync } from 'node:fs';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { z } from 'zod';
import type { Paper } from '#platform/pdf/define-paper.ts';
import type { Attachment, FromWorker, PressJob } from '#platform/pdf/press-messages.ts';
import { createPressProcess, PaperFailed } from '#platform/pdf/press-process.ts';

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
  /** What waits or is being printed fails. */
  close(): Promise<void>;
}

interface PressOptions {
  /** How many papers may wait or be printed at a time. */
  readonly queueSize?: number;
  /** How long one paper may take, the start of the process included. */
  readonly paperMs?: number;
}

/** Prints papers one after the other in a process of its own, which starts with the first one and again whenever it is lost. */
export function createPress({ queueSize = 50, paperMs = 15_000 }: PressOptions = {}): Press {
  const worker = createPressProcess({
    fonts: FACES.map(fontOf),
    main: textOf('main.typ'),
    letter: textOf('letter.typ'),
  });
  let queued = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function print(job: PressJob): Promise<FromWorker> {
    if (queued >= queueSize) throw new PressBusy(`${queued} papers are waiting`);
    queued += 1;
    const turn = last.then(() => {
      if (isClosed) throw new PaperFailed('the press is closed');
      return worker.print(job, paperMs);
    });
    last = turn.catch(() => undefined);
    return turn.finally(() => {
      queued -= 1;
    });
  }

  const jobOf = <Schema extends z.ZodType>(paper: Paper<Schema>, data: z.input<Schema>, pictures: Pictures) => ({
    name: paper.name,
    source: paper.source,
    data: JSON.stringify(paper.write(paper.data.parse(data))),
    pictures,
  });

  return {
    async pdf(paper, data, pictures = {}, { attachments = [] } = {}) {
      const { pdf } = await print({ ...jobOf(paper, data, pictures), as: 'pdf', attachments });
      return Buffer.from(pdf ?? []);
    },
    async pages(paper, data, pictures = {}) {
      const { pages } = await print({ ...jobOf(paper, data, pictures), as: 'pages', attachments: [] });
      return pages ?? [];
    },
    async close() {
      isClosed = true;
      await worker.stop();
    },
  };
}

const FACES = ['400Regular', '500Medium', '600SemiBold', '700Bold'];
const fontOf = (face: string): Buffer =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`)));
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
