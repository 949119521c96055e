/** "1368.00" from 136800 hundredths: as schemas write decimals, from whole numbers. */
export function decimal(amount: bigint, places = 2): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(places + 1, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** As `decimal`, two places at least and as many as are needed. */
export const shortDecimal = (amount: bigint, places: number): string =>
  decimal(amount, places).replace(/(\.\d\d\d*?)0+$/, '$1');
