import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { firstStop, firstStopOf, putInTabOrder, stopAcross, stopBeside } from './board-focus.ts';

interface BoardKeys {
  readonly table: RefObject<HTMLTableElement | null>;
  /** Changes when other entries are shown. */
  readonly shown: unknown;
  readonly onWeek: (step: 1 | -1) => void;
  readonly onMove: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** The board by keyboard: arrows between entries and days, pages between weeks, M to move, X to choose. */
export function useBoardKeys({ table, shown, onWeek, onMove, onChoose }: BoardKeys) {
  // Where to go on in a week that is still being loaded.
  const goOnAt = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const board = table.current;
    if (!board || !shown) return;
    const column = goOnAt.current;
    goOnAt.current = undefined;
    const stop = column === undefined ? firstStop(board) : (firstStopOf(board, column) ?? firstStop(board));
    putInTabOrder(board, stop);
    if (column !== undefined) stop?.focus();
  }, [table, shown]);

  const changeWeek = (step: 1 | -1, column: number): void => {
    goOnAt.current = column;
    onWeek(step);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const { key, target, currentTarget: board } = event;
    const stop = target instanceof HTMLElement ? target.closest<HTMLElement>('a') : null;
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = stop.dataset['appointment'];
    const step = STEPS[key];
    if (key.toLowerCase() === 'm' && id) {
      event.preventDefault();
      onMove(id);
    } else if (key.toLowerCase() === 'x' && id) {
      event.preventDefault();
      onChoose(id);
    } else if (step) {
      event.preventDefault();
      const column = Number(stop.closest('td')?.dataset['column'] ?? 0);
      if (key.startsWith('Page')) changeWeek(step, column);
      else if (key === 'ArrowUp' || key === 'ArrowDown') stopBeside(board, stop, step)?.focus();
      else {
        const beside = stopAcross(board, stop, step);
        if (beside === 'beyond') changeWeek(step, step === 1 ? 0 : 6);
        else beside.focus();
      }
    }
  };

  const onFocus = ({ target, currentTarget: board }: { target: Element; currentTarget: Element }): void => {
    const stop = target.closest<HTMLElement>('td a');
    if (stop) putInTabOrder(board, stop);
  };
  return { onKeyDown, onFocus };
}
