/** The keys of a table of labels, as the tuple that schemas want. */
export const keysOf = <Labels extends Record<string, unknown>>(labels: Labels) =>
  Object.keys(labels) as [keyof Labels & string, ...(keyof Labels & string)[]];
