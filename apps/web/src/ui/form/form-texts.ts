import { counted } from '@gastspiel/domain/names/counted.ts';

/** Addresses nobody: workers read it as well as the office. */
export const FORM_TEXTS = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  failed: 'Speichern fehlgeschlagen. Bitte noch einmal versuchen.',
  missing: (count: number): string => counted(count, 'Angabe fehlt noch', 'Angaben fehlen noch'),
  wrong: (count: number): string => (count === 1 ? 'Bitte 1 Feld prüfen' : `Bitte ${count} Felder prüfen`),
  changes: (count: number): string =>
    counted(count, 'Änderung noch nicht gespeichert', 'Änderungen noch nicht gespeichert'),
  requestId: (id: string): string => `Kennung ${id}`,
} as const;
