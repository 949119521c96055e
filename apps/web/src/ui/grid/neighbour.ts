/** The next or the last one of its kind, as the keys go from field to field. */
export function neighbour(grid: HTMLElement, selector: string, from: Element, by: 1 | -1): HTMLElement | undefined {
  const stops = [...grid.querySelectorAll<HTMLElement>(selector)];
  return stops[stops.indexOf(from as HTMLElement) + by];
}
