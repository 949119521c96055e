import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES } from '@gastspiel/domain/failures/sheet-failures.ts';
import { attributeOf, elementsIn, plain, textIn } from '#platform/sheets/xml-pieces.ts';

export interface Styles {
  /** Whether numbers in this style are days, by its place. */
  readonly isDate: readonly boolean[];
  /** How many digits numbers in this style show at least: 01067 is a number to a table, and a postal code to people. */
  readonly digits: readonly number[];
  readonly countsFrom1904: boolean;
}

const DAY_MS = 86_400_000;

/** A cell as a person sees it in an Austrian office: 04.11.1999, 24,5, ja. */
export function cellText(tag: string, inside: string, texts: readonly string[], styles: Styles): string {
  const kind = attributeOf(tag, 't') ?? 'n';
  if (kind === 'inlineStr') return textIn(inside);
  const [value] = elementsIn(inside, 'v');
  if (!value) return '';
  const { inside: raw } = value;
  if (kind === 's') return sharedText(texts, raw);
  if (kind === 'b') return raw === '1' ? 'ja' : 'nein';
  if (kind === 'd') return plain(raw).slice(0, 10);
  const number = Number(raw);
  if (kind !== 'n' || raw === '' || !Number.isFinite(number)) return plain(raw);
  const style = Number(attributeOf(tag, 's') ?? -1);
  if (styles.isDate[style]) return dayText(number, styles) ?? numberText(number);
  return numberText(number).padStart(styles.digits[style] ?? 0, '0');
}

/** A workbook without its texts would be one of empty cells: nobody would notice. */
function sharedText(texts: readonly string[], place: string): string {
  const text = texts[Number(place)];
  if (text === undefined) throw new Failure(SHEET_FAILURES.broken);
  return text;
}

/** Without the noise of the binary fraction. */
const numberText = (number: number): string =>
  Math.abs(number) < 1e15
    ? String(Number(number.toPrecision(15))).replace('.', ',')
    : BigInt(Math.round(number)).toString();

/** Excel counts days from the end of 1899 and believes that 1900 was a leap year; Apple's programs once counted from 1904. */
function dayText(serial: number, { countsFrom1904 }: Styles): string | undefined {
  const days = Math.floor(serial) + (countsFrom1904 ? 1462 : 0);
  if (days < 1 || days > 2_958_465) return undefined;
  const [year, month, day] = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}.${month}.${year}`;
}
