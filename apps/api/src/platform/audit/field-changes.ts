/** One value that is another now; what was not there or is gone is null. */
export interface FieldChange {
  /** The way to the value, such as sectorAttributes.address.location. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences between two payloads of the audit log. */
export function changesBetween(before: unknown, after: unknown): FieldChange[] {
  const [old, current] = [leavesOf(before), leavesOf(after)];
  const paths = new Set([...old.keys(), ...current.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path) ?? null, after: current.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Values by their paths. A list is one value: its order may mean something. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return leaves;
  if (typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, child] of Object.entries(value)) leavesOf(child, path ? `${path}.${key}` : key, leaves);
  } else {
    leaves.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return leaves;
}
