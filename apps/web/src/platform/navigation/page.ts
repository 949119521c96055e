/** The page as the browser has loaded it. A browser lets nobody replace its `location`: tests watch this instead. */
export const page = { reload: (): void => window.location.reload() };
