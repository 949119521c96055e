/** The mail that a customer reads. */
export const TIME_SHEET_TEXTS = {
  subject: (description: string, day: string) => `Stundennachweis: ${description}, ${day}`,
  subjectOfEvent: (event: string, day: string) => `Stundennachweise: ${event}, ${day}`,
  greeting: 'Guten Tag,',
  text: 'im Anhang finden Sie den Stundennachweis für den folgenden Einsatz. Bitte lassen Sie die Zeiten vor Ort eintragen und unterschreiben und senden Sie uns das Blatt danach zurück.',
  textOfEvent: (count: number) =>
    `im Anhang finden Sie die ${count} Stundennachweise für die folgenden Einsätze, ein Blatt je Einsatz. Bitte lassen Sie die Zeiten vor Ort eintragen und unterschreiben und senden Sie uns die Blätter danach zurück.`,
  replaces: 'Dieser Stundennachweis ersetzt den zuletzt gesendeten: Die Planung hat sich seither geändert.',
  replacesOfEvent: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'Dieser Stundennachweis ersetzt den zuletzt gesendeten' : 'Diese Stundennachweise ersetzen die zuletzt gesendeten'}, weil sich die Planung seither geändert hat: ${titles.join(', ')}.`,
  thanks: 'Vielen Dank für die gute Zusammenarbeit!',
  occasion: 'Einsatz',
  when: 'Geplant',
  fileName: (description: string, day: string) => `Stundennachweis ${day} ${description}.pdf`,
} as const;
