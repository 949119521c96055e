/** Longer than two presses of a double click are apart. */
const APART_MS = 600;

/**
 * Whoever double-clicks a button whose dialog closes at once would hit with the second press what lies behind it, and order twice
 * what is done at once. Until a double click is over, its second press goes nowhere.
 */
export function swallowDoubleClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), APART_MS);
}
