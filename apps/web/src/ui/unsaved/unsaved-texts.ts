export const UNSAVED_TEXTS = {
  title: 'Eingaben verwerfen?',
  text: 'Auf dieser Seite gibt es Eingaben, die noch nicht gespeichert sind.',
  leave: 'Verwerfen',
  stay: 'Weiter bearbeiten',
} as const;
