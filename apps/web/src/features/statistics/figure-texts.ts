import { formatGerman } from '#ui/fields/german-number.ts';

/** "11.244,00 h". */
export const hours = (minutes: number): string => `${formatGerman(Math.round((minutes * 100) / 60), 2)}\u00a0h`;
/** "10.709 h", where there is little room. */
export const wholeHours = (minutes: number): string => `${count(Math.round(minutes / 60))}\u00a0h`;
/** "€ 732.240": what counts is the size of it. */
export const wholeEuro = (euro: number): string =>
  `${euro <= -0.5 ? '−' : ''}€\u00a0${count(Math.round(Math.abs(euro)))}`;
/** "1.684". */
export const count = (value: number): string => formatGerman(value, 0);
/** "93,8 %", a dash where nothing was wanted. */
export const rate = (percent: number | null): string => (percent === null ? NONE : `${oneDecimal(percent)}\u00a0%`);
/** "57 %". */
export const share = (part: number, whole: number): string =>
  whole === 0 ? NONE : `${Math.round((part / whole) * 100)}\u00a0%`;

const NONE = '–';
const oneDecimal = (value: number): string => formatGerman(Math.round(value * 10), 1);

/** How something stands beside the year before. */
export interface Change {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'none';
}
const NOTHING: Change = { text: NONE, direction: 'none' };
const NEW: Change = { text: 'kein Vorjahr', direction: 'none' };

/** Signs stand apart, as on paper: "+ 7 %", "− 0,6 Punkte". */
function signed(value: number, text: string): Change {
  if (value === 0) return { text: `±\u00a0${text}`, direction: 'none' };
  return value > 0 ? { text: `+\u00a0${text}`, direction: 'up' } : { text: `−\u00a0${text}`, direction: 'down' };
}

/** By how many percent it grew. From nothing nothing can be reckoned. */
export function changeInPercent(now: number, before: number): Change {
  if (before === 0) return now === 0 ? NOTHING : NEW;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return signed(percent, `${count(Math.abs(percent))}\u00a0%`);
}

/** By how many. */
export function changeInNumber(now: number, before: number): Change {
  if (before === 0) return now === 0 ? NOTHING : NEW;
  return signed(now - before, count(Math.abs(now - before)));
}

/** By how many points of percent. */
export function changeInPoints(now: number | null, before: number | null): Change {
  if (before === null || now === null) return now === null ? NOTHING : NEW;
  const tenths = Math.round(now * 10) - Math.round(before * 10);
  return signed(tenths, `${oneDecimal(Math.abs(tenths) / 10)}\u00a0Punkte`);
}
