/** What a customer reads in the mail. */
export const TIME_SHEET_TEXTS = {
  subject: (description: string, day: string) => `Stundennachweis: ${description}, ${day}`,
  greeting: 'Guten Tag,',
  text: 'im Anhang finden Sie den Stundennachweis für den folgenden Einsatz. Bitte lassen Sie die Zeiten vor Ort eintragen und unterschreiben und senden Sie uns das Blatt danach zurück.',
  replaces: 'Dieser Stundennachweis ersetzt den zuletzt gesendeten: Die Planung hat sich seither geändert.',
  thanks: 'Vielen Dank für die gute Zusammenarbeit!',
  occasion: 'Einsatz',
  when: 'Geplant',
  fileName: (description: string, day: string) => `Stundennachweis ${day} ${description}.pdf`,
} as const;
