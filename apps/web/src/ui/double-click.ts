/** Longer than two presses of a double click are apart. */
const APART_MS = 600;

/**
 * A double click on a button whose dialog closes at once would hit with its second press what lies behind the dialog, and order
 * twice what is done at once. Until a double click is over, its second press goes nowhere.
 */
export function swallowDoubleClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: AbortSignal.timeout(APART_MS) });
}
