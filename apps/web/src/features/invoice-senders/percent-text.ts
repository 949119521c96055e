import { formatGerman, parseGerman } from '#ui/fields/german-number.ts';

/** "12,5" for 12.5; empty for none. */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : formatGerman(Math.round(percent * 100), 2, 0);

/** The other way round. What is no number stays none. */
export function parsePercent(text: string): number | null {
  const hundredths = parseGerman(text, 2);
  return hundredths === null ? null : hundredths / 100;
}
