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
  // No tag is read past the next one: otherwise a megabyte of tags without an end would be read once for each of them.
  const end = new RegExp(`</(?:\\w+:)?${element}>|<(?:\\w+:)?${element}\\b[^<>]*/>`, 'g');
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
  const [, , value] = new RegExp(`\\b${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(tag) ?? [];
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

interface Element {
  /** Its attributes. */
  readonly tag: string;
  readonly inside: string;
}

/** The elements of these names, none of which holds another one of them; each tag is read once. */
export function* elementsIn(piece: string, names: string): Generator<Element & { readonly name: string }> {
  let open: { readonly name: string; readonly tag: string; readonly from: number } | undefined;
  const tags = new RegExp(`<(/?)(?:\\w+:)?(${names})\\b([^<>]*)>`, 'g');
  for (const { 0: whole, 1: slash, 2: name = '', 3: tag = '', index } of piece.matchAll(tags)) {
    if (slash) {
      if (open?.name === name) yield { name, tag: open.tag, inside: piece.slice(open.from, index) };
      if (open?.name === name) open = undefined;
    } else if (open) continue;
    else if (tag.endsWith('/')) yield { name, tag, inside: '' };
    else open = { name, tag, from: index + whole.length };
  }
}

/** The text of an element's `t` parts; what stands above Japanese signs to read them out is no part of it. */
export const textIn = (piece: string): string =>
  [...elementsIn(piece, 't|rPh')].map(({ name, inside }) => (name === 't' ? plain(withoutCdata(inside)) : '')).join('');

const withoutCdata = (text: string): string =>
  text.startsWith('<![CDATA[') ? text.slice(9, -3).replaceAll('&', '&amp;') : text;
