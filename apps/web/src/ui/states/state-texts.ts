export const STATE_TEXTS = {
  noMatch: 'Nichts gefunden',
  clearFilters: 'Filter löschen',
  retry: 'Jetzt neu laden',
  failed: 'Etwas ist schiefgelaufen.',
  requestId: (id: string): string => `Kennung ${id}`,
} as const;
