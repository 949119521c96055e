const KEY = 'session.unfinishedLogout';

/** Somebody signed out here whom the provider still knows. It outlives the page, so that the next one does not sign them in again. */
export const unfinishedLogout = {
  note: (): void => localStorage.setItem(KEY, 'yes'),
  isThere: (): boolean => localStorage.getItem(KEY) !== null,
  clear: (): void => localStorage.removeItem(KEY),
};
