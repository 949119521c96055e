import { getDocumentProxy } from 'unpdf';

/** A piece of text as it was drawn, in points from the left and the lower edge of its page. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

export interface ReadPdf {
  /** The text of each page in reading order; pieces are parted by a blank or a line break. */
  readonly pages: readonly string[];
  readonly pieces: readonly (readonly Piece[])[];
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** The contents that somebody finds who opens the file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const contents = await Promise.all(numbers.map(async (number) => (await document.getPage(number)).getTextContent()));
  const items = contents.map(({ items }) => items.flatMap((item) => ('str' in item ? [item] : [])));
  const attached = [...((await document.getAttachments()) ?? new Map())] as [string, { filename: string }][];
  return {
    pages: items.map((page) =>
      page
        .map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`)
        .join('')
        .replace(/ +/g, ' '),
    ),
    pieces: items.map((page) =>
      page.map(({ str, width, height, transform: [, , , , left, baseline] }) => ({
        text: str,
        left,
        right: left + width,
        baseline,
        size: height,
      })),
    ),
    attachments: await Promise.all(
      attached.map(async ([id, { filename }]) => ({
        name: filename,
        bytes: Buffer.from((await document.getAttachmentContent(id)) ?? []),
      })),
    ),
  };
}
