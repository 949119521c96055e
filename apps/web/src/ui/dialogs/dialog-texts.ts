export const DIALOG_TEXTS = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  irrevocable: 'Das lässt sich nicht rückgängig machen.',
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  typeToConfirm: (expected: string): string => `Zur Bestätigung „${expected}“ eingeben`,
} as const;
