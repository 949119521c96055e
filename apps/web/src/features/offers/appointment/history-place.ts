const ID = 'appointment-history';

/** Where the history begins; the menu leads there, past a long table. */
export const historyPlace = { id: ID, tabIndex: -1 } as const;

export function showHistory(): void {
  // The menu gives the focus back to its button first.
  setTimeout(() => document.getElementById(ID)?.focus());
}
