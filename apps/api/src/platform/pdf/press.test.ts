import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPdf } from '#app/testing/read-pdf.ts';
import { definePaper } from '#platform/pdf/define-paper.ts';
import { createPress, PressBusy } from '#platform/pdf/press.ts';
import { PaperFailed } from '#platform/pdf/press-process.ts';

/** A paper with one text; `body` is the source that lays it out. */
const aPaper = (body = '#data.text') =>
  definePaper({
    name: 'test',
    source: `#let paper(data, pictures) = [${body}]`,
    data: z.object({ text: z.string() }),
    write: ({ text }) => ({ title: 'Probe', madeOn: '2026-10-30', text }),
  });
const ENDLESS = aPaper('#for a in range(30000) { for b in range(30000) { } }');

const press = createPress();
afterAll(() => press.close());

const printed = async (text: string) =>
  (await readPdf(await press.pdf(aPaper(), { text }))).pages.join('').replace(/\s+/g, ' ');

/** The processes that are started while `work` goes on. */
async function processesOf(work: () => Promise<unknown>): Promise<ChildProcess[]> {
  const found: ChildProcess[] = [];
  const note = (message: unknown) => void found.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  await work();
  unsubscribe('child_process', note);
  return found;
}

describe('text', () => {
  test.each([
    'Ivana Jovanović, Gülşah Yıldız, İlknur Çağlar, Łukasz Wiśniewski, Őry Ágnes, Nguyễn Thị Ánh, Дмитрий, Ελένη',
    '#strong[a] *b* _c_ $x^2$ `d` = e - f + g / h <i> @j // k /* l */',
    '"doppelt" \'einfach\' „unten“ \\ \\n \\u{41} ~ -- --- ... https://a.example {{ }} [[ ]]',
    '</script>&amp;%PDF-1.7 endobj',
  ])('is printed as it was typed: %s', async (text) => {
    expect(await printed(text)).toBe(text);
  });

  test.each([
    ['Sommerfest 🎉 am See 💃🏽👨‍👩‍👧', 'Sommerfest am See'],
    ['a\u0000b\u0007c\u001bd\u202ee\u200bf\ufeffg\u00adh', 'abcdefgh'],
    ['Cafe\u0301', 'Café'],
    ['one\ttwo\r\nthree\u2028four', 'one two three four'],
    ['مرحبا Noor 你好', '□□□□□ Noor □□'],
    ['lone \ud800 half', 'lone half'],
  ])('that no font can draw does not spoil the paper: %j', async (text, expected) => {
    expect((await printed(text)).trim()).toBe(expected);
  });

  test('without a blank stays on the page', async () => {
    const { pieces } = await readPdf(await press.pdf(aPaper(), { text: 'W'.repeat(800) }));
    const drawn = pieces.flat();
    expect(drawn.map(({ text }) => text).join('')).toBe('W'.repeat(800));
    expect(Math.max(...drawn.map(({ right }) => right))).toBeLessThan(595);
  });
});

describe('the file', () => {
  test('is PDF/A-3b with its fonts inside', async () => {
    const raw = (await press.pdf(aPaper('#data.text *#data.text*'), { text: 'Grüß Gott' })).toString('latin1');
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(raw).toMatch(/\/OutputIntents/);
    expect(raw).toMatch(/\/S\s*\/GTS_PDFA1/);
    const countOf = (pattern: RegExp) => raw.match(pattern)?.length ?? 0;
    expect(countOf(/\/Type\s*\/FontDescriptor/g)).toBe(2);
    expect(countOf(/\/FontFile2/g)).toBe(2);
    expect(raw).not.toMatch(/\/JavaScript|\/URI|\/Launch/);
  });

  test('is the same, byte for byte, whoever prints it', async () => {
    const other = createPress();
    try {
      const attachments = [anAttachment()];
      const [first, second] = [press, other].map((one) => one.pdf(aPaper(), { text: 'gleich' }, {}, { attachments }));
      expect((await first)?.equals((await second) ?? Buffer.of())).toBe(true);
    } finally {
      await other.close();
    }
  });

  test('carries another file inside', async () => {
    const attachment = anAttachment();
    const pdf = await press.pdf(aPaper(), { text: 'Rechnung' }, {}, { attachments: [attachment] });
    expect((await readPdf(pdf)).attachments).toEqual([{ name: 'factur-x.xml', bytes: attachment.bytes }]);
    const raw = pdf.toString('latin1');
    expect(raw).toMatch(/\/AFRelationship\s*\/Alternative/);
    expect(raw).toMatch(/\/Subtype\s*\/text#2[fF]xml/);
    expect(raw).toMatch(/\/AF\s*\[\s*\d+ 0 R\s*\]/);
  });
});

const anAttachment = () => ({
  name: 'factur-x.xml',
  mediaType: 'text/xml',
  description: 'EN 16931',
  relationship: 'alternative' as const,
  bytes: Buffer.from('<rsm:CrossIndustryInvoice>ÄÖ</rsm:CrossIndustryInvoice>'),
});

test('a page for the screen is a picture with all that it needs', async () => {
  const pages = await press.pages(aPaper('#data.text #pagebreak() #data.text'), { text: 'Vorschau <b>' });
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(page).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
    expect(page).not.toMatch(/<(a|script|style|foreignObject|text)[\s>]|Vorschau|\son\w+=/);
    expect(openTags(page)).toEqual([]);
    const shapes = new Set([...page.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(shapes).toContain(link?.slice(1));
  }
});

/** Those that are not closed, or by another one. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', closed] of xml.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing && open.at(-1) === name) open.pop();
    else if (!closed) open.push(name);
  }
  return open;
}

describe('a source', () => {
  test.each([
    ['a file of the machine', '#read("/etc/passwd")'],
    ['a file above', '#read("../../../../../../../../etc/passwd")'],
    ['a file of ours', '#read("/press.ts")'],
    ['a picture that nobody handed in', '#image("/pictures/logo.png")'],
    ['a package from the network', '#import ("\\u{40}preview/cetz:0.3.0")'],
    ['a package of the machine', '#import ("\\u{40}local/letter:1.0.0")'],
  ])('reaches nothing that was not handed in: %s', async (_what, body) => {
    await expect(press.pdf(aPaper(body), { text: '' })).rejects.toThrow(PaperFailed);
  });

  test('that names a package is refused before it is used', () => {
    expect(() => aPaper('#import "@preview/cetz:0.3.0"')).toThrow('imports a package');
  });

  test('that fails says where, and nothing of the data', async () => {
    const failure = await press.pdf(aPaper('#int(data.text)'), { text: 'Ivana Jovanović' }).catch(String);
    expect(failure).toContain('test: /paper.typ: invalid integer: …');
    expect(failure).not.toContain('Ivana');
    expect(await printed('weiter')).toBe('weiter');
  });
});

describe('the press', () => {
  test('prints nothing for whoever has gone while they waited', async () => {
    const own = createPress({ atOnce: 1 });
    const gone = new AbortController();
    const slow = own.pdf(ENDLESS, { text: '' }).catch(() => undefined);
    const left = own.forCaller(async () => ({ agency: 'a', person: 'p', gone: gone.signal }));
    const waiting = left.pdf(aPaper(), { text: 'x' });
    gone.abort();
    await expect(waiting).rejects.toThrow(PressBusy);
    await own.close();
    await slow;
  });

  test('takes as many papers as it was told and refuses the next', async () => {
    const small = createPress({ queueSize: 3, atOnce: 1 });
    try {
      const turns = Array.from({ length: 4 }, () => small.pdf(aPaper(), { text: 'a' }));
      const outcomes = await Promise.allSettled(turns);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
      await expect(turns[3]).rejects.toThrow(PressBusy);
      await expect(small.pdf(aPaper(), { text: 'a' })).resolves.toBeInstanceOf(Buffer);
    } finally {
      await small.close();
    }
  });

  test('gives up on a paper that does not end, and prints the next', async () => {
    const strict = createPress({ paperMs: 5000, atOnce: 1 });
    try {
      const [endless, next] = [strict.pdf(ENDLESS, { text: '' }), strict.pdf(aPaper(), { text: 'danach' })];
      await expect(endless).rejects.toThrow('test: took too long');
      expect((await readPdf(await next)).pages).toEqual(['danach']);
    } finally {
      await strict.close();
    }
  });

  test('prints another paper while a long one goes on', async () => {
    const two = createPress({ atOnce: 2 });
    const endless = two.pdf(ENDLESS, { text: '' }).catch(() => undefined);
    try {
      expect((await readPdf(await two.pdf(aPaper(), { text: 'daneben' }))).pages).toEqual(['daneben']);
    } finally {
      await two.close();
      await endless;
    }
  });

  test('survives the death of its process, at work and at rest', async () => {
    const mortal = createPress({ atOnce: 1 });
    try {
      const print = () => mortal.pdf(aPaper(), { text: 'wieder da' });
      const [first] = await processesOf(print);
      first?.kill('SIGKILL');
      await once(first as ChildProcess, 'exit');
      const [second] = await processesOf(print);
      const endless = mortal.pdf(ENDLESS, { text: '' });
      await new Promise(setImmediate);
      second?.kill('SIGKILL');
      await expect(endless).rejects.toThrow(PaperFailed);
      expect((await readPdf(await print())).pages).toEqual(['wieder da']);
    } finally {
      await mortal.close();
    }
  });

  test('fails what is under way when it is closed, and leaves no process behind', async () => {
    const brief = createPress({ atOnce: 1 });
    const turns: Promise<unknown>[] = [];
    const [process] = await processesOf(async () => {
      turns.push(brief.pdf(ENDLESS, { text: '' }), brief.pdf(aPaper(), { text: '' }));
      await new Promise(setImmediate);
    });
    const outcomes = Promise.allSettled(turns);
    await brief.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(process?.signalCode).toBe('SIGKILL');
    await expect(brief.pdf(aPaper(), { text: '' })).rejects.toThrow('closed');
  });
});
