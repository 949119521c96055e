const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const comparable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

/** The paths at which two objects of one shape differ; a list is one value. */
export function changedPaths(before: unknown, after: unknown, at = ''): readonly string[] {
  if (!isTree(before) || !isTree(after)) return comparable(before) === comparable(after) ? [] : [at];
  return Object.keys(after).flatMap((key) => changedPaths(before[key], after[key], at === '' ? key : `${at}.${key}`));
}
