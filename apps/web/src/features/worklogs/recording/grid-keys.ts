import type { Dispatch, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { neighbour } from '#ui/grid/cell.tsx';
import type { Step } from './recording.ts';

interface GridKeys {
  readonly dispatch: Dispatch<Step>;
  readonly onTake: () => void;
  readonly onSaveAndNext: () => void;
}

const STOPS = '[data-stop]:not(:disabled)';

/**
 * The keys of a number pad in the fields: Enter goes on, the arrows go to the same field of the next line, and the signs that
 * no time has are steps. They work only where a field has the focus.
 */
export const gridKeys =
  ({ dispatch, onTake, onSaveAndNext }: GridKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget: form } = event;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSaveAndNext();
      return;
    }
    if (!(target instanceof HTMLInputElement) || target.dataset['stop'] !== 'cell') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf();
    if (!step) return;
    event.preventDefault();
    step();

    function stepOf(): (() => void) | undefined {
      const { field, row: userId } = (target as HTMLInputElement).dataset;
      if (key === 'Enter') return () => neighbour(form, STOPS, target as Element, event.shiftKey ? -1 : 1)?.focus();
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        return () => neighbour(form, `[data-field=${field}]`, target as Element, key === 'ArrowUp' ? -1 : 1)?.focus();
      }
      if (field === 'note') return undefined;
      if (key === '*') return onTake;
      if (!userId) return undefined;
      if (key === '+') return () => stepIn({ kind: 'add', userId }, 'start');
      if (key === '-') return () => lessOf(userId);
      if (key === '/') return () => form.querySelector<HTMLElement>(`[data-menu="${userId}"]`)?.click();
      return undefined;
    }

    /** Takes away the shift that one is in; whoever has no other one did not come. */
    function lessOf(userId: string): void {
      const shift = (target as HTMLInputElement).dataset['shift'];
      const starts = form.querySelectorAll(`[data-row="${userId}"][data-field=start]`);
      if (shift !== undefined && starts.length > 1) stepIn({ kind: 'remove', userId, shift: Number(shift) }, 'start');
      else stepIn({ kind: 'toggle', userId }, 'note');
    }

    function stepIn(taken: RowStep, field: string): void {
      stepAndFocus(form, dispatch, taken, field);
    }
  };

type RowStep = Step & { readonly userId: string };

/** The focus goes to where one has to type next, also from a button that the step takes away. */
export function stepAndFocus(form: HTMLElement | null, dispatch: Dispatch<Step>, step: RowStep, field: string): void {
  flushSync(() => dispatch(step));
  const fields = form?.querySelectorAll<HTMLElement>(`[data-row="${step.userId}"][data-field=${field}]`) ?? [];
  fields[fields.length - 1]?.focus();
}
