import { crc32 } from 'node:zlib';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
  readonly at: Date;
}

/** The files that are going to be in a ZIP, before any of them is read. */
export interface ZipContents {
  readonly files: readonly { readonly name: string; readonly length: number }[];
  readonly entries: AsyncIterable<ZipEntry>;
}

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END = 22;
/** The largest counts that the fields of the plain format can hold. */
export const ZIP_LIMITS = { entries: 0xffff, bytes: 0xffffffff } as const;

/**
 * Files as they are, one after the other: PDFs are packed already, and none is copied. Written by hand because sizes and
 * checks stand in front of each file, where a library that streams puts them behind it; some readers refuse that for files
 * that are not packed.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content, at } of entries) {
    const facts = factsOf(name, content, at);
    const head = Buffer.alloc(LOCAL_HEADER);
    head.writeUInt32LE(0x04034b50, 0);
    facts.copy(head, 4);
    const path = Buffer.from(name);
    const central = Buffer.alloc(CENTRAL_HEADER);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(MADE_BY_UNIX | VERSION, 4);
    facts.copy(central, 6);
    central.writeUInt32LE(PLAIN_FILE, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, path);
    offset += LOCAL_HEADER + path.length + content.length;
    if (directory.length / 2 > ZIP_LIMITS.entries || offset > ZIP_LIMITS.bytes) throw new Error('too much for one ZIP');
    yield Buffer.concat([head, path]);
    yield content;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(END);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([central, end]);
}

/** How long a ZIP of these will be, to the byte. */
export const zipLength = (files: ZipContents['files']): number =>
  files.reduce(
    (sum, { name, length }) => sum + LOCAL_HEADER + CENTRAL_HEADER + 2 * Buffer.byteLength(name) + length,
    END,
  );

const VERSION = 20;
/** Else unzip takes the names for those of DOS, whatever the mark says. */
const MADE_BY_UNIX = 3 << 8;
/** rw-r--r-- */
const PLAIN_FILE = 0o100644 * 0x10000;
const NAMES_IN_UTF8 = 1 << 11;
const AS_IT_IS = 0;

/** The same facts stand in front of a file and in the directory. */
function factsOf(name: string, content: Uint8Array, at: Date): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(NAMES_IN_UTF8, 2);
  facts.writeUInt16LE(AS_IT_IS, 4);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (toOffsetString(at).match(/\d+/g) ?? []).map(
    Number,
  );
  // As DOS wrote time and day, on the clock of the house.
  facts.writeUInt16LE((hour << 11) | (minute << 5) | (second >> 1), 6);
  facts.writeUInt16LE(((year - 1980) << 9) | (month << 5) | day, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}
