const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAlike = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) ? Array.isArray(other) : typeof one === typeof other;

/** The form's first values, overlaid with what was kept of them: an older version may have had other fields. */
export function restore<Values>(first: Values, kept: unknown): Values {
  if (!isObject(first) || !isObject(kept)) return first;
  const overlaid = Object.entries(first).map(([key, value]) => {
    if (isObject(value)) return [key, restore(value, kept[key])];
    return [key, isAlike(value, kept[key]) ? kept[key] : value];
  });
  return Object.fromEntries(overlaid) as Values;
}
