export const DIALOG_TEXTS = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  irrevocable: 'Das lässt sich nicht rückgängig machen.',
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  typeToConfirm: (expected: string): string => `Zur Bestätigung „${expected}“ eingeben`,
  staleTitle: 'Inzwischen geändert',
  stale: 'Jemand anderer hat diese Daten gespeichert, während Sie sie bearbeitet haben.',
  staleNote:
    '„Weiter bearbeiten“ lässt Ihre Eingaben stehen. „Neu laden“ zeigt den neuesten Stand und verwirft Ihre Eingaben.',
  reload: 'Neu laden',
  stay: 'Weiter bearbeiten',
} as const;
