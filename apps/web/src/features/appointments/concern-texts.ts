export const CONCERN_TEXTS = {
  title: 'Zeit oder Ort ändern?',
  intro: 'Damit passiert Folgendes:',
  booked: (count: number): string =>
    count === 1 ? '1 gebuchte Person wird verständigt.' : `${count} gebuchte Personen werden verständigt.`,
  accepted: (count: number): string =>
    count === 1
      ? '1 Person, die angenommen hat, wird neu gefragt.'
      : `${count} Personen, die angenommen haben, werden neu gefragt.`,
  save: 'Speichern',
  move: 'Verschieben',
} as const;
