const AUSTRIAN = /^(?:FN)?\s*(\d{1,6})\s*([a-z])$/i;

/** A number of the Austrian Firmenbuch as it is written on letters, "FN 123456a"; null when it is none. */
export function canonicalFirmenbuchNumber(raw: string): string | null {
  const [, digits, letter] = AUSTRIAN.exec(raw.trim()) ?? [];
  return digits && letter ? `FN ${digits}${letter.toLowerCase()}` : null;
}
