export const CHARSETS = ['WINDOWS_1252', 'UTF_8', 'UTF_8_BOM'] as const;
export type Charset = (typeof CHARSETS)[number];

/** The characters of Windows-1252 between 0x80 and 0x9F in the place of control characters; five places are empty. */
const SPECIAL: ReadonlyMap<string, number> = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((sign, index) => (sign === ' ' ? [] : [[sign, 0x80 + index]])),
);

/** Letters that are not made of a base and a mark, and signs that have a plain twin. */
const TWINS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ŧ: 't', Ŧ: 'T', ŋ: 'n', Ŋ: 'N', ĸ: 'k', ẞ: 'ß', ə: 'e' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2212': '-', '\u2009': ' ', '\u202f': ' ', '\u2007': ' ', '\u2032': "'" },
};
const UNKNOWN = '?'.charCodeAt(0);

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? UNKNOWN;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : SPECIAL.get(sign);
}

const isPlain = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) >= 0x80) return false;
  return true;
};

export interface Encoded {
  readonly bytes: Uint8Array;
  /** How many characters the charset does not know: written as their nearest letter, or as a question mark. */
  readonly replaced: number;
}

function windows1252(text: string): Encoded {
  const bytes: number[] = [];
  let replaced = 0;
  for (const sign of isPlain(text) ? text : text.normalize('NFC')) {
    const byte = byteOf(sign);
    if (byte !== undefined) bytes.push(byte);
    else {
      replaced += 1;
      const [base = ''] = TWINS[sign] ?? sign.normalize('NFKD');
      bytes.push(byteOf(TWINS[base] ?? base) ?? UNKNOWN);
    }
  }
  return { bytes: Uint8Array.from(bytes), replaced };
}

const UTF_8 = new TextEncoder();

/** The text as it stands in a file; its mark is the file's business. */
export const encode = (text: string, charset: Charset): Encoded =>
  charset === 'WINDOWS_1252' ? windows1252(text) : { bytes: UTF_8.encode(text), replaced: 0 };

/** The byte order mark in front of everything else. */
export const markOf = (charset: Charset): string => (charset === 'UTF_8_BOM' ? '\ufeff' : '');
