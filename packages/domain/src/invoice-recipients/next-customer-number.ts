/** A number ends in digits; so many that adding one still fits the limit. */
const COUNTED = /^(.{0,40}?)(\d{1,15})$/;

interface Family {
  readonly count: number;
  readonly highest: number;
  /** As the highest one writes it. */
  readonly prefix: string;
  readonly width: number;
}

const FIRST = '1001';

/**
 * A forecast of the number that the next customer gets: the one after the highest of the agency's usual kind, such as
 * 1042 or K-1042. The usual kind is the one that most customers have; purely numeric ones win a draw.
 */
export const nextCustomerNumber = (numbers: readonly string[]): string => nextCustomerNumbers(numbers, 1)[0] ?? FIRST;

/** The same for so many customers, one after the other. */
export function nextCustomerNumbers(numbers: readonly string[], count: number): readonly string[] {
  const families = new Map<string, Family>();
  for (const number of numbers) {
    const [, prefix, digits] = COUNTED.exec(number) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    const key = prefix.toLowerCase();
    families.set(key, joined(families.get(key), prefix, digits));
  }
  const [usual] = [...families.values()].sort(
    (one, other) => other.count - one.count || one.prefix.length - other.prefix.length,
  );
  const { prefix, highest, width } = usual ?? { prefix: '', highest: Number(FIRST) - 1, width: FIRST.length };
  return Array.from({ length: count }, (_, index) => prefix + String(highest + 1 + index).padStart(width, '0'));
}

function joined(family: Family | undefined, prefix: string, digits: string): Family {
  const value = Number(digits);
  const count = (family?.count ?? 0) + 1;
  if (family && family.highest >= value) return { ...family, count };
  return { count, highest: value, prefix, width: digits.length };
}
