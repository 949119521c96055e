import { defineFailures } from '#domain/failures/failure.ts';

export const SHEET_LIMITS = {
  bytes: 10 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  cell: 4096,
} as const;

/** Why a file can not be read as a table. */
export const SHEET_FAILURES = defineFailures('sheets', {
  tooLarge: 'Die Datei ist größer als 10 MB. Bitte teilen Sie sie auf.',
  tooManyRows: 'Die Datei hat mehr als 5.000 Zeilen. Bitte teilen Sie sie auf.',
  tooManyColumns: 'Die Tabelle hat mehr als 100 Spalten.',
  tooLongCell: 'In einer Zelle steht mehr Text, als übernommen werden kann.',
  unknownKind: 'Diese Datei ist keine Tabelle. Bitte speichern Sie sie als XLSX oder CSV.',
  otherProgram:
    'Diese Datei ist in einem anderen Tabellenformat (ODS, Numbers oder XLSB). Bitte speichern Sie sie als XLSX oder CSV.',
  oldOrLocked:
    'Diese Datei ist mit einem Kennwort geschützt oder in einem alten Format (XLS). Bitte speichern Sie sie ohne Kennwort als XLSX.',
  macros: 'Diese Datei enthält Makros. Bitte speichern Sie sie als XLSX ohne Makros.',
  broken: 'Diese Datei ist beschädigt und kann nicht gelesen werden.',
  bomb: 'Diese Datei ist entpackt viel zu groß und wird nicht gelesen.',
  empty: 'In dieser Datei stehen keine Zeilen unter den Überschriften.',
});

export const SHEET_RULES = {
  formula: 'Hier steht eine Formel. Bitte fügen Sie den Wert ein.',
} as const;
