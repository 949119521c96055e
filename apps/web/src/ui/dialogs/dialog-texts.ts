/** Addresses nobody: workers read it as well as the office. */
export const DIALOG_TEXTS = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  irrevocable: 'Das lässt sich nicht rückgängig machen.',
  failed: 'Etwas ist schiefgelaufen. Bitte noch einmal versuchen.',
  typeToConfirm: (expected: string): string => `Zur Bestätigung „${expected}“ eingeben`,
  staleTitle: 'Inzwischen geändert',
  stale: 'Jemand anderer hat diese Daten inzwischen gespeichert.',
  staleNote:
    '„Weiter bearbeiten“ lässt die Eingaben stehen. „Neu laden“ zeigt den neuesten Stand und verwirft die Eingaben.',
  reload: 'Neu laden',
  stay: 'Weiter bearbeiten',
} as const;
