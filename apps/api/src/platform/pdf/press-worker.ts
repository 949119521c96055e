import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { FromWorker, PressJob, ToWorker } from '#platform/pdf/press-messages.ts';
import { createPrintable } from '#platform/pdf/printable.ts';
import { svgPages } from '#platform/pdf/svg-pages.ts';

// A process of its own: see decision 22. It knows what it is handed, and nothing else.

/** Beneath a file there are no files, so the engine finds nothing on the disk that was not handed in. */
const ROOM = import.meta.filename;
/** How many papers ago something was used last; older results are forgotten. */
const REMEMBERED_PAPERS = 3;

function openShop({ fonts, main, letter }: ToWorker['open'] & {}) {
  const engine = NodeCompiler.create({ workspace: ROOM, fontArgs: [{ fontBlobs: [...fonts] }] });
  const printable = createPrintable(fonts);
  const put = (name: string, content: string | Buffer) =>
    engine.mapShadow(join(ROOM, name), typeof content === 'string' ? Buffer.from(content) : content);

  function compile({ source, data, pictures, attachments }: PressJob): NodeTypstDocument {
    engine.resetShadow();
    put('letter.typ', letter);
    put('paper.typ', source);
    for (const [name, bytes] of Object.entries(pictures)) put(`pictures/${name}`, bytes);
    for (const [index, { bytes }] of attachments.entries()) put(`attachments/${index}`, bytes);
    const named = attachments.map(({ bytes: _bytes, ...rest }) => rest);
    const job = { data: JSON.parse(data), pictures: Object.keys(pictures), attachments: named };
    put(
      'job.json',
      JSON.stringify(job, (_key, value) => (typeof value === 'string' ? printable(value) : value)),
    );
    const outcome = engine.compile({ mainFileContent: main });
    const complaint = outcome.takeError();
    if (!outcome.result || complaint) throw new Error(complaint ? reasonOf(complaint.shortDiagnostics) : 'no result');
    return outcome.result;
  }

  return (job: PressJob): FromWorker => {
    try {
      const document = compile(job);
      if (job.as === 'pages') return { pages: svgPages(engine.plainSvg(document)) };
      return { pdf: engine.pdf(document, { pdfStandard: 'a-3b' }) };
    } catch (error) {
      return { failed: withoutData(error instanceof Error ? error.message : String(error), job.data) };
    } finally {
      engine.evictCache(REMEMBERED_PAPERS);
    }
  };
}

const reasonOf = (diagnostics: readonly { message: string; path: string }[]): string =>
  diagnostics.map(({ message, path }) => `${path.slice(ROOM.length)}: ${message}`).join('; ');

/** The engine names what it stumbles over, and that may be a person. */
function withoutData(reason: string, data: string): string {
  let cut = reason;
  JSON.parse(data, (_key, value) => {
    if (typeof value === 'string' && value !== '') cut = cut.replaceAll(value, '…');
  });
  return cut;
}

// A page comes before a paper.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let print: ((job: PressJob) => FromWorker) | undefined;
process.on('message', ({ open, job }: ToWorker) => {
  if (open) print = openShop(open);
  // The parent may be gone by now; then nobody waits for it.
  if (job && print) process.send?.(print(job), undefined, {}, () => undefined);
});
// Ctrl+C reaches every process of a terminal, and papers may still be under way: only the parent's end is ours.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
