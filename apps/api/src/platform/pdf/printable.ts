const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;
const ORNAMENT = /[\p{Emoji}\p{Emoji_Component}\p{M}]/u;
/** In the place of a letter of a script that the fonts lack. */
const MISSING = '\u25a1';

/**
 * PDF/A refuses a character that no embedded font draws, and a paper must not fail for one name. Emojis and marks are left out,
 * and so is what is not seen: a mark of direction could turn a text into another one.
 */
export function createPrintable(fonts: readonly Buffer[]): (text: string) => string {
  const sets = fonts.map(charactersOf);
  const print = (character: string): string => {
    if (character === '\n') return character;
    if (UNSEEN.test(character)) return '';
    const code = character.codePointAt(0) ?? 0;
    if (sets.every((characters) => characters.has(code))) return character;
    return ORNAMENT.test(character) ? '' : MISSING;
  };
  return (text) =>
    Array.from(
      text
        .normalize('NFC')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/\t/g, ' '),
      print,
    ).join('');
}

const FORMAT = 12;
const GROUP_BYTES = 12;

/** The table `cmap` of a TrueType font, in the format that reaches all of Unicode: groups of first and last character. */
function charactersOf(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap');
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) === FORMAT) return new Set(groupsOf(table));
  }
  throw new Error('the font does not say which characters it has');
}

function* groupsOf(table: Buffer): Iterable<number> {
  for (let group = 16; group < 16 + table.readUInt32BE(12) * GROUP_BYTES; group += GROUP_BYTES) {
    for (let code = table.readUInt32BE(group); code <= table.readUInt32BE(group + 4); code += 1) yield code;
  }
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.subarray(font.readUInt32BE(entry + 8));
  }
  throw new Error(`the font has no table ${tag}`);
}
