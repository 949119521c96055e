export const STATE_TEXTS = {
  noMatch: 'Ihre Filter blenden alle aus',
  clearFilters: 'Filter löschen',
  retry: 'Jetzt neu laden',
  failed: 'Etwas ist schiefgelaufen.',
  requestId: (id: string): string => `Kennung ${id}`,
} as const;
