import { counted } from '@gastspiel/domain/names/counted.ts';

const number = (count: number): string => count.toLocaleString('de-AT');

export const IMPORT_TEXTS = {
  crumb: 'Importieren',
  steps: ['Datei', 'Spalten und Prüfung', 'Ergebnis'],
  stepsLabel: 'Schritte',
  loading: 'Die Datei wird geladen …',
  failed: 'Die Datei konnte nicht geladen werden',
  drop: 'Datei hierher ziehen',
  dropHint: 'XLSX oder CSV, bis 5.000 Zeilen und 10 MB. In der ersten Zeile stehen die Überschriften.',
  choose: 'Datei auswählen',
  kept: 'Die Datei wird verschlüsselt abgelegt und nach einem Tag gelöscht. Übernommen wird noch nichts.',
  uploading: 'Die Datei wird hochgeladen …',
  reading: 'Die Datei wird gelesen …',
  cancel: 'Abbrechen',
  uploadFailed: 'Die Datei konnte nicht gelesen werden',
  mapping: 'Spalten zuordnen',
  file: (name: string, rows: number, sheet: string | null): string =>
    `${name}, ${counted(rows, 'Zeile', 'Zeilen')}${sheet ? `, Blatt „${sheet}“` : ''}`,
  sheet: 'Blatt der Datei',
  sheetFailed: 'Dieses Blatt konnte nicht gelesen werden',
  otherFile: 'Andere Datei',
  column: 'Spalte der Datei',
  field: 'Feld in Gastspiel',
  fieldFor: (heading: string): string => `Feld für ${heading}`,
  examples: 'Beispiele',
  noHeading: '(ohne Überschrift)',
  leftOut: 'nicht übernehmen',
  unassigned: (fields: readonly string[]): string => {
    const names = fields.map((field) => `„${field}“`).join(', ');
    return `${names} ${fields.length === 1 ? 'ist' : 'sind'} keiner Spalte zugeordnet: So kann keine Zeile übernommen werden.`;
  },
  will: 'Das wird geschehen',
  newOnes: (count: number): string => `${number(count)} neu`,
  existing: (count: number): string => `${number(count)} schon vorhanden`,
  existingHint: 'leere Felder werden ergänzt, nichts überschrieben',
  faulty: (count: number): string => `${number(count)} mit Fehlern`,
  faultyHint: 'werden ausgelassen',
  state: 'Neue werden angelegt als',
  preview: 'Vorschau',
  previewHint: 'Fehler zuerst, Zeile wie in der Datei',
  previewRows: 'Zeilen der Vorschau',
  faultAt: (field: string, fault: string): string => `${field}: ${fault}`,
  which: 'Welche Zeilen',
  all: (count: number): string => `Alle ${number(count)}`,
  tabs: { NEW: 'Neu', EXISTING: 'Vorhanden', FAULTY: 'Fehler' },
  tab: (label: string, count: number): string => `${label} ${number(count)}`,
  row: 'Zeile',
  result: 'Ergebnis',
  becomes: { NEW: 'Neu', EXISTING: 'Vorhanden', FAULTY: 'Fehler' },
  effects: { FILLS: 'fehlt', PROPOSES: 'neu', KEEPS: 'bleibt wie bisher' },
  noRows: 'Keine solchen Zeilen.',
  go: (created: number, completed: number): string => {
    const parts = [
      ...(created > 0 ? [`${number(created)} anlegen`] : []),
      ...(completed > 0 ? [`${number(completed)} ergänzen`] : []),
    ];
    return parts.join(' und ') || 'Übernehmen';
  },
  faultyFile: 'Fehlerhafte Zeilen als Datei',
  failedFile: 'Ausgelassene Zeilen als Datei',
  faultyFailed: 'Die Datei konnte nicht erstellt werden',
  back: 'Zurück',
  leftOutRows: (count: number): string => counted(count, 'Zeile bleibt außen vor', 'Zeilen bleiben außen vor'),
  startFailed: 'Die Übernahme konnte nicht gestartet werden',
  running: 'Wird übernommen',
  runningHint: 'Sie können diese Seite verlassen und später wiederkommen.',
  progress: (done: number, total: number): string => `${number(done)} von ${number(total)} Zeilen`,
  ended: 'Übernommen',
  undone: 'Rückgängig gemacht',
  outcomes: {
    CREATED: (count: number) => `${number(count)} angelegt`,
    COMPLETED: (count: number) => `${number(count)} ergänzt`,
    UNCHANGED: (count: number) => counted(count, 'war schon vollständig', 'waren schon vollständig'),
    FAILED: (count: number) => `${number(count)} ausgelassen`,
  },
  takenBack: (count: number): string => `${number(count)} zurückgenommen`,
  undo: 'Rückgängig machen',
  undoTitle: 'Übernahme rückgängig machen?',
  undoIntro: 'Damit passiert Folgendes:',
  undoGone: 'Neu Angelegte werden gelöscht.',
  undoEmpty: 'Ergänzte Felder, Preise und Einsatzorte sind wieder wie vorher.',
  undoKept: 'Wer seither bearbeitet, eingeladen oder gefragt wurde, bleibt.',
  undoHint: 'Möglich bis einen Tag nach der Übernahme.',
  toList: 'Zur Liste',
} as const;

export const KIND_TEXTS = {
  WORKERS: {
    list: 'Mitarbeiter/innen',
    known: 'Erkannt an SV-Nummer, E-Mail oder Name mit Geburtsdatum. Einladungen gehen noch keine hinaus.',
    states: { ONBOARDING: 'Wartet auf Freigabe', ACTIVE: 'Aktiv, sofort einplanbar' },
  },
  RECIPIENTS: {
    list: 'Rechnungsempfänger',
    known: 'Erkannt an Kundennummer, UID-Nummer oder E-Mail. Wer keine Kundennummer hat, bekommt die nächste freie.',
    states: undefined,
  },
} as const;
