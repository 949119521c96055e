import type { ReactNode } from 'react';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface Filter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** The chosen values; none means all. */
  readonly selected: readonly string[];
  /** Whether several can be chosen. */
  readonly isMultiple?: boolean;
  /** Its one option is on or off, without a list to open. */
  readonly isSwitch?: boolean;
  /** Chosen otherwise than from a short list: a search, two days. Then `options` only name what is chosen. */
  readonly panel?: (done: () => void) => ReactNode;
  readonly onChange: (selected: readonly string[]) => void;
}

export const isActive = ({ selected }: Filter): boolean => selected.length > 0;

const chosenLabels = ({ options, selected }: Filter): readonly string[] =>
  options.filter(({ value }) => selected.includes(value)).map(({ label }) => label);

/** As it stands in the chip: "Service +1". */
export function shortValue(filter: Filter): string | undefined {
  const [first, ...rest] = chosenLabels(filter);
  return rest.length > 0 ? `${first} +${rest.length}` : first;
}

/** As it stands where there is room: "Service, Bar". */
export const fullValue = (filter: Filter): string => chosenLabels(filter).join(', ');

/** The choice after a click on an option; a click on the only one takes it away again. */
export function afterClick({ selected, isMultiple = false }: Filter, value: string): readonly string[] {
  const others = selected.filter((chosen) => chosen !== value);
  const isNew = others.length === selected.length;
  if (!isMultiple) return isNew ? [value] : [];
  return isNew ? [...selected, value] : others;
}
