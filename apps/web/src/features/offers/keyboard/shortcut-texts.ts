export const SHORTCUT_TEXTS = {
  title: 'Tastenkürzel',
  isOn: 'Tasten für die Auswahl verwenden',
  isOnHelp: 'Schalten Sie sie aus, wenn Sie mit Spracheingabe arbeiten. Die Tasten auf einer Zeile bleiben.',
  key: 'Taste',
  meaning: 'Wirkung',
  keys: [
    ['↑ ↓', 'In einer Spalte oder in der Tabelle eine Zeile weiter'],
    ['← →', 'In die Spalte daneben'],
    ['Leertaste', 'Zeile auswählen; mit Umschalttaste alle dazwischen'],
    ['A', 'Auswahl oder Zeile anbieten'],
    ['B', 'Auswahl oder Zeile buchen; ohne Zusage direkt buchen'],
    ['Z', 'Auswahl oder Zeile zurückziehen (fragt nach)'],
    ['N', 'Notiz zum Angebot bearbeiten'],
    ['/', 'Name suchen'],
    ['Esc', 'Auswahl aufheben'],
    ['?', 'Diese Übersicht'],
  ],
} as const;
