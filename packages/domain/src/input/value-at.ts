/** The paths to the values in an object: `contact`, `address.location`. */
export type PathOf<Values> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends string | number | Date
    ? Key
    : `${Key}.${PathOf<NonNullable<Values[Key]>>}`;
}[keyof Values & string];

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The value at a path. */
export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), values);

/** The values at these paths, by path. */
export const valuesAt = (values: object, paths: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(paths.map((path) => [path, valueAt(values, path) ?? null]));

/** The same with another value at a path; all others stay. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const within = valueAt(values, key);
  return { ...values, [key]: isTree(within) && rest.length > 0 ? withValueAt(within, rest.join('.'), value) : value };
}
