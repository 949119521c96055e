import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isChord, isTaken } from '#ui/keyboard/typing.ts';

interface RowKeys {
  readonly ids: readonly string[];
  /** Space; with Shift from the last one on. */
  readonly onToggle: (id: string, range: boolean) => void;
  /** A letter, in lower case. */
  readonly onLetter: (letter: string, id: string) => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A list whose rows are walked with the arrow keys. One row is a stop of the Tab key. When the row that has the focus
 * vanishes, the one that took its place gets it, so that somebody without a mouse can go on.
 */
export function useRows<List extends HTMLElement>({ ids, onToggle, onLetter }: RowKeys) {
  const list = useRef<List>(null);
  const place = useRef<number>(undefined);
  const [current, setCurrent] = useState<string>();
  const stop = current !== undefined && ids.includes(current) ? current : ids[0];
  const focus = (index: number): void =>
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus({ preventScroll: false });

  useEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const index = Math.min(place.current, ids.length - 1);
    if (index >= 0) focus(index);
    else list.current?.focus();
  });

  return {
    list: {
      ref: list,
      tabIndex: -1,
      onFocus: ({ target }: FocusEvent): void => {
        const id = rowOf(target, list.current);
        if (id === undefined) return;
        place.current = ids.indexOf(id);
        setCurrent(id);
      },
      onBlur: ({ relatedTarget }: FocusEvent): void => {
        // A dialog gives the focus back; whoever goes elsewhere on the page has left for good.
        const isElsewhere = relatedTarget instanceof HTMLElement && relatedTarget.closest('main') !== null;
        if (isElsewhere && !list.current?.contains(relatedTarget)) place.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent): void => {
        const id = rowOf(event.target, list.current);
        if (id === undefined || isChord(event) || isTaken(event.target)) return;
        const step = STEPS[event.key];
        const isOnRow = event.target instanceof HTMLElement && event.target.dataset['row'] === id;
        if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toLowerCase(), id);
        if (step) focus(step(ids.indexOf(id), ids.length - 1));
        if (event.key === ' ' && isOnRow) onToggle(id, event.shiftKey);
        // Else the page would scroll.
        if (step || (event.key === ' ' && isOnRow)) event.preventDefault();
      },
    },
    row: (id: string) => ({ 'data-row': id, tabIndex: id === stop ? 0 : -1 }),
  };
}

/** The row that an element lies in. What hangs elsewhere in the document, as a menu, is in none. */
function rowOf(target: EventTarget | null, list: HTMLElement | null): string | undefined {
  if (!(target instanceof HTMLElement) || !list?.contains(target)) return undefined;
  return target.closest<HTMLElement>('[data-row]')?.dataset['row'];
}
