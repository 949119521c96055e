/** Arrow keys stop at these: entries, and the ways to a new one. */
const STOPS = 'a[data-appointment], a.add';

const stopsIn = (element: Element | null | undefined): readonly HTMLElement[] =>
  element ? [...element.querySelectorAll<HTMLElement>(STOPS)] : [];

const cellOf = (stop: Element): HTMLTableCellElement | null => stop.closest('td');
const columnOf = (stop: Element): number => Number(cellOf(stop)?.dataset['column'] ?? 0);
const stopsOfDay = (table: Element, column: number): readonly HTMLElement[] =>
  [...table.querySelectorAll(`td[data-column="${column}"]`)].flatMap(stopsIn);

/** Only one stop is reached by the tab key: whoever has hundreds of entries does not want to pass them all. */
export function putInTabOrder(table: Element, stop: HTMLElement | undefined): void {
  for (const former of table.querySelectorAll('a[tabindex="0"]')) former.setAttribute('tabindex', '-1');
  stop?.setAttribute('tabindex', '0');
}

/** The stop to begin with: where one was, else what comes first today, else what comes first. */
export function firstStop(table: Element): HTMLElement | undefined {
  const current = table.querySelector<HTMLElement>('a[tabindex="0"]');
  if (current) return current;
  const today = [...table.querySelectorAll('td[data-today]')].flatMap(stopsIn);
  const entry = today.find((stop) => 'appointment' in stop.dataset);
  return entry ?? stopsIn(table).find((stop) => 'appointment' in stop.dataset) ?? today[0] ?? stopsIn(table)[0];
}

/** The first stop of a day, an entry if there is one. */
export function firstStopOf(table: Element, column: number): HTMLElement | undefined {
  const stops = stopsOfDay(table, column);
  return stops.find((stop) => 'appointment' in stop.dataset) ?? stops[0];
}

/** The stop above or below on the same day. */
export function stopBeside(table: Element, stop: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const stops = stopsOfDay(table, columnOf(stop));
  return stops[stops.indexOf(stop) + step];
}

/** The stop in the same band of the nearest day to the side that has any; 'beyond' past the week's end. */
export function stopAcross(table: Element, stop: HTMLElement, step: 1 | -1): HTMLElement | 'beyond' {
  const cell = cellOf(stop);
  const row = cell?.parentElement;
  const place = stopsIn(cell).indexOf(stop);
  for (let column = columnOf(stop) + step; column >= 0 && column < 7; column += step) {
    const beside = stopsIn(row?.querySelector(`td[data-column="${column}"]`));
    const found = beside[Math.min(place, beside.length - 1)] ?? firstStopOf(table, column);
    if (found) return found;
  }
  return 'beyond';
}
