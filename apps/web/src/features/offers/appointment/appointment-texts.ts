import { COUNT_TEXTS } from '../count-texts.ts';

const { bookings, offers, all } = COUNT_TEXTS;

export const DELETE_TEXTS = {
  title: 'Einsatz löschen?',
  intro: 'Damit werden zurückgezogen:',
  nothing: 'Es gibt keine Angebote und keine Buchungen.',
  bookings: (count: number): string =>
    count === 1 ? '1 Buchung, die Person wird verständigt' : `${bookings(count)}, ${all(count)} werden verständigt`,
  accepted: (count: number): string =>
    count === 1
      ? '1 angenommenes Angebot, die Person wird verständigt'
      : `${count} angenommene Angebote, ${all(count)} werden verständigt`,
  contacted: (count: number): string =>
    count === 1
      ? '1 Angebot ohne Antwort, die Person wird verständigt'
      : `${offers(count)} ohne Antwort, ${all(count)} werden verständigt`,
  declined: (count: number): string =>
    count === 1
      ? '1 abgelehntes Angebot, die Person wird nicht verständigt'
      : `${count} abgelehnte Angebote, diese Personen werden nicht verständigt`,
  submit: 'Einsatz löschen',
  begunTitle: 'Dieser Einsatz kann nicht gelöscht werden',
  begunNote:
    'Hat jemand nicht gearbeitet, ziehen Sie diese Buchung mit einem Grund zurück. Ist niemand mehr gebucht, lässt sich der Einsatz löschen.',
  done: 'Der Einsatz ist gelöscht',
} as const;

export const RECIPIENT_TEXTS = {
  title: 'Rechnungsempfänger zuordnen',
  intro:
    'Steht jemand auf der Sperrliste des neuen Rechnungsempfängers, wird das Angebot oder die Buchung zurückgezogen.',
  label: 'Rechnungsempfänger',
  help: 'Suche nach Name oder Kundennummer. Leer lassen, um die Zuordnung zu lösen.',
  submit: 'Zuordnen',
  assigned: 'Rechnungsempfänger zugeordnet',
  removed: 'Zuordnung gelöst',
  withdrawn: (count: number): string =>
    `${offers(count)} zurückgezogen: ${count === 1 ? 'Die Person steht' : 'Die Personen stehen'} auf der Sperrliste des Rechnungsempfängers.`,
} as const;
