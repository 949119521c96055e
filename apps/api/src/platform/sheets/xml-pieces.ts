import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES } from '@gastspiel/domain/failures/sheet-failures.ts';

/** One row or one text is never so long; a file that says otherwise is made to fill memory. */
const LONGEST_PIECE = 1024 * 1024;

/**
 * The elements of one name, each whole with what is in it, one after the other: such a piece never holds another one of its name. No
 * more than one lies in memory. A document type would bring entities, and with them files and bombs: a spreadsheet has none.
 */
export async function* piecesOf(chunks: AsyncIterable<Buffer>, element: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  const end = new RegExp(`</(?:\\w+:)?${element}>|<(?:\\w+:)?${element}\\b[^>]*/>`, 'g');
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    if (/<!(?:DOCTYPE|ENTITY)/i.test(rest)) throw new Failure(SHEET_FAILURES.broken);
    let at = 0;
    for (const {
      index,
      0: { length },
    } of rest.matchAll(end)) {
      const piece = rest.slice(at, index + length);
      at = index + length;
      yield piece;
    }
    rest = rest.slice(at);
    if (rest.length > LONGEST_PIECE) throw new Failure(SHEET_FAILURES.bomb);
  }
}

/** The value of an attribute in an opening tag. */
export function attributeOf(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : plain(value);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters instead of references; the five names that XML has itself, and numbers. */
export const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));|_x([\dA-F]{4})_/gi, (whole, hex, decimal, name, escaped) => {
    if (name) return NAMED[name] ?? whole;
    const code = hex || escaped ? Number.parseInt(hex ?? escaped, 16) : Number(decimal);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
  });

/** The text of an element's `t` parts; what stands above Japanese signs to read them out is no part of it. */
export const textIn = (piece: string): string =>
  [...piece.replace(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '').matchAll(/<(?:\w+:)?t\b[^>]*>(.*?)<\/(?:\w+:)?t>/gs)]
    .map(([, text = '']) => plain(text))
    .join('');
