/** Elements that lie over the page: a window of the browser's own, else one that listens to Escape. */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Closes what lies over the page, as far as it may be closed now; answers whether there was anything. */
export function closeTopmost(page: Document): boolean {
  const own = page.querySelector<HTMLDialogElement>('dialog[open]');
  const top = [...page.querySelectorAll(FLOATING)].at(-1);
  if (own) own.close();
  else top?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return (own ?? top) !== undefined;
}
