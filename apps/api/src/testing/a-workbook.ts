import { deflateRawSync } from 'node:zlib';
import { zipOf } from '#platform/downloads/zip.ts';

/** The parts of a workbook with one sheet of these rows (the XML within sheetData), as Excel lays them out. */
export const workbookParts = (rows: string, more: Readonly<Record<string, string>> = {}) => ({
  'xl/workbook.xml': '<workbook><workbookPr/><sheets><sheet name="Stamm" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-C07]dd.mm.yyyy"/>
    <numFmt numFmtId="165" formatCode="00000"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>
    <xf numFmtId="164"/><xf numFmtId="2"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...more,
});

export async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Packed without compression. */
export async function zipped(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const entries = Object.entries(parts).map(([name, content]) => ({
    name,
    content: Buffer.from(content),
    at: new Date('2026-01-01'),
  }));
  return bytesOf(zipOf(entries));
}

/** Rows of texts, as Excel would write them inline. */
export const aWorkbook = (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  zipped(workbookParts(rows.map((cells) => `<row>${cells.map(inline).join('')}</row>`).join('')));

const inline = (text: string): string =>
  `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;

/** A ZIP of one deflated entry that says nothing about how large it becomes. */
export function deflated(name: string, content: Buffer): Buffer {
  const [packed, path] = [deflateRawSync(content), Buffer.from(name)];
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(path.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt16LE(path.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + path.length + packed.length, 16);
  return Buffer.concat([head, path, packed, central, path, end]);
}
