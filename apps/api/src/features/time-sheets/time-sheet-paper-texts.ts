/** Customers read it, so it says "Sie". */
export const TIME_SHEET_PAPER_TEXTS = {
  title: 'Stundennachweis',
  day: 'Datum',
  planned: 'Planzeit',
  type: 'Einsatzart',
  workers: 'Mitarbeiter/innen',
  customerNumber: 'Kundennummer',
  orderedOn: 'Versendet am',
  attention: (name: string) => `z. H. ${name}`,
  meeting: (time: string, place: string) => `Treffpunkt ${time}, ${place}`,
  fact: (label: string, value: string) => `${label}: ${value}`,
  columns: ['Nr.', 'Name', 'Geplant', 'Beginn', 'Ende', 'Pause', 'Unterschrift'],
  hint: 'Bitte tragen Sie Beginn, Ende und Pause in Stunden und Minuten ein. Bei mehr als 6 Stunden Arbeitszeit ist eine Pause von mindestens 30 Minuten nötig.',
  notes: 'Anmerkungen',
  confirmation: 'Die Richtigkeit der eingetragenen Zeiten wird bestätigt:',
  signatures: ['Ort, Datum', 'Name in Blockschrift', 'Unterschrift und Stempel des Kunden'],
  pageWords: ['Seite', 'von'],
} as const;
