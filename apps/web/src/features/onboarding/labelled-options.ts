import type { Option } from '#ui/fields/option.ts';

/** The values of the domain's tables, as a field offers them. */
export const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
