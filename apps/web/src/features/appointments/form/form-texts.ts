export const FORM_TEXTS = {
  what: 'Einsatz',
  startDay: 'Datum von',
  startTime: 'Beginn',
  endDay: 'Datum bis',
  endTime: 'Ende',
  inThePast: 'Der Beginn liegt in der Vergangenheit.',
  clocksBack: (hours: string): string => `Dazwischen wird die Uhr eine Stunde zurückgestellt: ${hours} Arbeitszeit.`,
  clocksForward: (hours: string): string => `Dazwischen wird die Uhr eine Stunde vorgestellt: ${hours} Arbeitszeit.`,
  readAs: (times: string): string =>
    `Eine der Uhrzeiten gibt es an diesem Tag wegen der Zeitumstellung nicht. Verstanden als ${times}.`,
  suitable: (count: number): string => `${count} geeignet und verfügbar`,
  where: 'Kunde und Einsatzort',
  recipientHelp: 'Ohne Rechnungsempfänger gibt es keinen Stundennachweis und keine Rechnung.',
  stationExample: 'z. B. Sektempfang',
  meeting: 'Treffpunkt und Dienstkleidung',
  meetingExample: 'z. B. Personaleingang, Tor 3',
  notesHelp: 'Sehen auch die Mitarbeiter/innen im Angebot.',
  internal: 'Intern',
  ratingHelp: '1 bis 5. Wer noch keine Bewertung hat, bekommt das Angebot trotzdem.',
  internalNotesExample: 'Nur für das Büro sichtbar',
  createAndClose: 'Anlegen und schließen',
  createAndNext: 'Anlegen und weiteren erfassen',
  createShort: 'Anlegen',
  nextShort: 'und weiteren',
  created: (description: string): string => `„${description}“ angelegt`,
  open: 'Öffnen',
  saved: 'Gespeichert',
  withdrawn: (count: number): string =>
    count === 1
      ? '1 Angebot wurde zurückgezogen, weil die Person auf der Sperrliste des Kunden steht.'
      : `${count} Angebote wurden zurückgezogen, weil die Personen auf der Sperrliste des Kunden stehen.`,
  noTypes: 'Ihre Agentur hat noch keine Einsatzarten.',
  addTypes: 'Einsatzarten anlegen',
  askForTypes: 'Bitte wenden Sie sich an die Verwaltung.',
  loading: 'Einsatz wird geladen …',
  failed: 'Der Einsatz konnte nicht geladen werden',
  beginning: { loading: 'Formular wird geladen …', failed: 'Das Formular konnte nicht geladen werden' },
} as const;

export const POSITION_TEXTS = {
  title: 'Weitere Positionen',
  hint: 'Eine Veranstaltung, mehrere Einsätze: gleicher Tag, Kunde und Ort; Einsatzart, Anzahl, Zeiten, Treffzeit und Dienstkleidung je Position. Ohne eigene Treffzeit gilt derselbe Vorlauf wie oben. Als Serie wird eine Position allein angelegt.',
  add: 'Weitere Position',
  position: (number: number): string => `Position ${number}`,
  /** Position 2 · 1 Tag davor */
  otherDay: (days: number): string =>
    `${Math.abs(days) === 1 ? '1 Tag' : `${Math.abs(days)} Tage`} ${days < 0 ? 'davor' : 'danach'}`,
  remove: (number: number): string => `Position ${number} entfernen`,
  name: 'Zusatz zur Beschreibung',
  nameExample: 'z. B. Bar',
  desired: 'Anzahl',
  created: (description: string, count: number): string => `„${description}“ mit ${count} Positionen angelegt`,
} as const;

export const SPREAD_TEXTS = {
  title: 'Für alle Positionen ändern?',
  intro: (changed: string): string => `Geändert: ${changed}. Das haben die Positionen der Veranstaltung gemeinsam.`,
  kept: 'Eigene Angaben bleiben, wie sie sind:',
  moved: 'Positionen an anderen Tagen verschieben sich um gleich viele Tage:',
  /** „Gala – Bar“: Ansprechperson */
  of: (description: string, what: string): string => `„${description}“: ${what}`,
  onlyThis: 'Nur diese',
  all: (count: number): string => `Alle ${count} Positionen`,
  savedAll: (count: number): string => `${count} Positionen gespeichert`,
} as const;

export const VENUE_CHOICE_TEXTS = {
  choose: 'Einsatzort des Kunden',
  other: 'Anderer Ort',
  keep: 'Als Einsatzort des Kunden merken',
  keepHelp: 'Ort, Adresse, Station, Treffpunkt und Ansprechperson werden beim nächsten Mal vorgeschlagen.',
  notKept: 'Der Einsatzort wurde nicht gemerkt',
  failed: 'Die Einsatzorte des Kunden konnten nicht geladen werden.',
} as const;

export const PREVIEW_TEXTS = {
  title: 'So sieht das Angebot aus',
  noDescription: 'Beschreibung fehlt',
  noPeriod: 'Zeit fehlt',
  noVenue: 'Ort fehlt',
  meeting: (time: string, place: string): string => `${time}, ${place}`,
  noMeetingPlace: (time: string): string => `${time}, Treffpunkt fehlt`,
  noMeetingTime: (place: string): string => `Treffzeit fehlt, ${place}`,
  breakNeeded: 'Pause nötig.',
  breakRule: 'Über 6 h Arbeitszeit: mindestens 30 Minuten.',
} as const;
