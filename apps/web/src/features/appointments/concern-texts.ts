export const CONCERN_TEXTS = {
  title: 'Zeit oder Ort ändern?',
  moveTitle: 'Einsatz verschieben?',
  intro: 'Damit passiert Folgendes:',
  booked: (count: number): string =>
    count === 1
      ? '1 Person bleibt gebucht und wird verständigt.'
      : `${count} Personen bleiben gebucht und werden verständigt.`,
  absent: (names: readonly string[]): string => `Am neuen Termin abwesend, aber weiter gebucht: ${names.join(', ')}.`,
  accepted: (count: number): string =>
    count === 1
      ? '1 Person, die angenommen hat, wird neu gefragt.'
      : `${count} Personen, die angenommen haben, werden neu gefragt.`,
  save: 'Speichern',
  move: 'Verschieben',
} as const;
