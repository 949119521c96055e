import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { type DragEvent, useRef } from 'react';

/** Dragging an entry to another day. Marks the day on the element itself: drawing hundreds of entries anew would stutter. */
export function useBoardDrag(onDrop: (id: string, day: Day) => void) {
  const dragged = useRef<string | undefined>(undefined);
  const dayCell = ({ target }: DragEvent): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  const mark = (board: HTMLElement, column: string | undefined): void => {
    if (board.dataset['over'] === column) return;
    if (column === undefined) delete board.dataset['over'];
    else board.dataset['over'] = column;
  };
  return {
    onDragStart: (event: DragEvent<HTMLElement>): void => {
      const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-appointment]') : null;
      dragged.current = entry?.draggable ? entry.dataset['appointment'] : undefined;
      if (!dragged.current) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', entry?.querySelector('.what')?.textContent ?? '');
    },
    onDragOver: (event: DragEvent<HTMLElement>): void => {
      const cell = dayCell(event);
      if (dragged.current && cell) event.preventDefault();
      mark(event.currentTarget, dragged.current ? cell?.dataset['column'] : undefined);
    },
    onDrop: (event: DragEvent<HTMLElement>): void => {
      const day = dayCell(event)?.dataset['day'];
      const id = dragged.current;
      mark(event.currentTarget, undefined);
      dragged.current = undefined;
      if (!id || !day) return;
      event.preventDefault();
      onDrop(id, day);
    },
    onDragEnd: ({ currentTarget }: DragEvent<HTMLElement>): void => {
      dragged.current = undefined;
      mark(currentTarget, undefined);
    },
  };
}
