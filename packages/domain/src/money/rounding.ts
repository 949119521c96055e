/**
 * The one rounding law of the product: commercially, half away from zero, and always once at the end of a sum.
 * So EN 16931 reckons (BR-CO-10 adds rounded lines, BR-CO-17 rounds the tax of a rate once), and so do Austria's invoices
 * under § 11 UStG. Whole numbers only: 7,25 × 28,90 is 209,525, which a float holds as less and would round down.
 */
export function divideRounded(amount: bigint, by: bigint): bigint {
  if (by <= 0n) throw new RangeError('the divisor must be above zero');
  const size = amount < 0n ? -amount : amount;
  const rounded = (2n * size + by) / (2n * by);
  return amount < 0n ? -rounded : rounded;
}
