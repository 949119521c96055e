import { createInflateRaw } from 'node:zlib';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES } from '@gastspiel/domain/failures/sheet-failures.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const LONGEST_COMMENT = 65_535 + 22;
/** Five thousand rows of people take a few megabytes; a bomb takes as much as it can get. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 1000;

export interface ZipFile {
  readonly names: readonly string[];
  /** The entry's bytes, a piece at a time; nothing where there is no such entry. */
  readonly read: (name: string) => AsyncIterable<Buffer>;
}

const broken = (): Failure => new Failure(SHEET_FAILURES.broken);

/** Reads what Excel writes: entries stored or deflated, not encrypted, not of more than 4 GB. Names are keys and never paths. */
export function readZip(bytes: Buffer): ZipFile {
  const entries = new Map(entriesOf(bytes).map((entry) => [entry.name, entry]));
  let inflated = 0;
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      for await (const piece of piecesOf(bytes, entry)) {
        inflated += piece.length;
        if (inflated > MOST_BYTES) throw new Failure(SHEET_FAILURES.bomb);
        yield piece;
      }
    },
  };
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly offset: number;
}

function entriesOf(bytes: Buffer): readonly Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < Math.max(0, bytes.length - LONGEST_COMMENT) || end + 22 > bytes.length) throw broken();
  if (bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new Failure(SHEET_FAILURES.bomb);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw broken();
    if (bytes.readUInt16LE(at + 8) & 1) throw new Failure(SHEET_FAILURES.oldOrLocked);
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

async function* piecesOf(bytes: Buffer, { method, size, offset }: Entry): AsyncGenerator<Buffer> {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw broken();
  const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (begin + size > bytes.length) throw broken();
  const packed = bytes.subarray(begin, begin + size);
  if (method === 0) {
    yield packed;
    return;
  }
  if (method !== 8) throw broken();
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const piece of inflate) yield piece;
  } catch (error) {
    throw error instanceof Failure ? error : broken();
  } finally {
    inflate.destroy();
  }
}
