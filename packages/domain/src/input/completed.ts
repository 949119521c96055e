type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The values of `known`, and those of `other` wherever `known` has none. `unknown` names, by field, the value that stands for none there.
 * A country without an address is none either: it is only the form's default.
 */
export function completed<Values extends object>(known: Values, other: Values, unknown: Tree = {}): Values {
  const entries = Object.entries(known).map(([key, value]) => {
    const given = (other as Tree)[key];
    if (isAddress(value) && isAddress(given)) return [key, completedAddress(value, given)];
    if (isTree(value) && isTree(given)) return [key, completed(value, given, unknown)];
    const isNone = isEmpty(value) || (key in unknown && value === unknown[key]);
    return [key, isNone && !isEmpty(given) ? given : value];
  });
  return { ...known, ...Object.fromEntries(entries) };
}

const isAddress = (value: unknown): value is Tree => isTree(value) && 'countryCode' in value && 'postalCode' in value;

/** An address is one thing: a street of one place does not go with the town of another. */
const completedAddress = (known: Tree, other: Tree): Tree =>
  ['streetNameAndNumber', 'postalCode', 'location'].every((part) => isEmpty(known[part])) ? other : known;
