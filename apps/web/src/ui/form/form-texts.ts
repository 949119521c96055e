/** Addresses nobody: workers read it as well as the office. */
export const FORM_TEXTS = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  failed: 'Speichern fehlgeschlagen. Bitte noch einmal versuchen.',
  errors: (count: number): string =>
    count === 1 ? '1 Feld braucht noch eine Angabe' : `${count} Felder brauchen noch eine Angabe`,
  requestId: (id: string): string => `Kennung ${id}`,
} as const;
