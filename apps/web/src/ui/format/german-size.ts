const UNITS = [
  { unit: 'GB', bytes: 1_000_000_000 },
  { unit: 'MB', bytes: 1_000_000 },
  { unit: 'kB', bytes: 1000 },
] as const;

/** "18 MB", "2,4 MB", "640 kB": two digits say enough. */
export function formatSize(bytes: number): string {
  const { unit, bytes: size } = UNITS.find((one) => bytes >= one.bytes) ?? UNITS[2];
  const amount = bytes / size;
  return `${amount.toLocaleString('de-AT', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
