export interface Option {
  readonly value: string;
  readonly label: string;
  /** Beneath the label, where there is a list to choose from. */
  readonly hint?: string;
}

/** A table of values with their labels, as a field to choose from takes it. */
export const labelOptions = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
