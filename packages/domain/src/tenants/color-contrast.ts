/** Contrast of two colours as WCAG 2 defines it, from 1 (the same) to 21 (black on white). Colours are #RRGGBB. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Text needs this much against its ground (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;
const WHITE = '#FFFFFF';

/** Whether white text can stand on the colour, and the colour as text on white: buttons and links do both. */
export const isReadable = (color: string): boolean => contrastRatio(color, WHITE) >= MIN_TEXT_CONTRAST;
