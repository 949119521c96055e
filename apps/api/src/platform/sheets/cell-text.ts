import { attributeOf, plain, textIn } from '#platform/sheets/xml-pieces.ts';

export interface Styles {
  /** Whether numbers in this style are days, by its place. */
  readonly isDate: readonly boolean[];
  readonly countsFrom1904: boolean;
}

const DAY_MS = 86_400_000;

/** A cell as a person sees it in an Austrian office: 04.11.1999, 24,5, ja. */
export function cellText(tag: string, inside: string, texts: readonly string[], styles: Styles): string {
  const kind = attributeOf(tag, 't') ?? 'n';
  if (kind === 'inlineStr') return textIn(inside);
  const [, raw] = /<(?:\w+:)?v\b[^>]*>(.*?)<\/(?:\w+:)?v>/s.exec(inside) ?? [];
  if (raw === undefined) return '';
  if (kind === 's') return texts[Number(raw)] ?? '';
  if (kind === 'b') return raw === '1' ? 'ja' : 'nein';
  if (kind === 'd') return plain(raw).slice(0, 10);
  const number = Number(raw);
  if (kind !== 'n' || raw === '' || !Number.isFinite(number)) return plain(raw);
  if (styles.isDate[Number(attributeOf(tag, 's') ?? -1)]) return dayText(number, styles) ?? numberText(number);
  return numberText(number);
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
