import { counted } from '@gastspiel/domain/names/counted.ts';

export const HISTORY_TEXTS = {
  title: 'Verlauf',
  entries: (count: number): string => counted(count, 'Eintrag', 'Einträge'),
  empty: 'Noch keine Einträge',
  failed: 'Der Verlauf konnte nicht geladen werden',
  loading: 'Der Verlauf wird geladen …',
  bySystem: 'Automatisch',
  byOther: 'Systemadministration',
  none: '–',
  nothing: 'Ohne Änderung gespeichert',
  created: 'Angelegt',
  createdFrom: (file: string): string => `Aus der Datei „${file}“ angelegt`,
  yes: 'ja',
  no: 'nein',
} as const;
