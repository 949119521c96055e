import { defineFailures } from '#domain/failures/failure.ts';

export const IMPORT_FAILURES = defineFailures('imports', {
  gone: 'Diese Datei wurde nach einem Tag gelöscht. Bitte laden Sie sie noch einmal hoch.',
  started: 'Diese Datei wird schon übernommen.',
  nothing: 'In dieser Datei gibt es keine Zeile, die übernommen werden kann.',
  notDone: 'Rückgängig machen geht erst, wenn alle Zeilen übernommen sind.',
  undone: 'Diese Übernahme wurde schon rückgängig gemacht.',
  tooLate: 'Rückgängig machen geht nur einen Tag lang.',
});

export const IMPORT_RULES = {
  twice: (line: number): string => `Steht schon in Zeile ${line}.`,
  ambiguous: 'Passt zu mehreren Einträgen. Bitte von Hand ergänzen.',
  unexpected: 'Diese Zeile konnte nicht übernommen werden.',
} as const;

/** So long an import can be undone; then its file is gone too. */
export const UNDO_HOURS = 24;
