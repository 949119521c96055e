export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A table of values with their labels, as a field to choose from takes it. */
export const labelOptions = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
