import { useEffect } from 'react';
import { isChord, isTaken } from './typing.ts';

/** Keys that count on the whole page, but never while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isChord(event) || isTaken(event.target)) return;
      const run = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shortcuts, isOn]);
}
