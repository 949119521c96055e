export const APPOINTMENT_LIMITS = {
  description: 256,
  customer: 256,
  venue: 256,
  station: 256,
  contact: 256,
  meetingPlace: 256,
  notes: 2048,
  /** So many people no event needs; it only bounds a request. */
  desiredTargetUsers: 1000,
  maxDays: 14,
  /** The positions of one event, with the first. */
  positions: 20,
  positionName: 64,
  templateName: 64,
  /** Changed or deleted by one act: a full week of a large agency. */
  atOnce: 500,
  /** The templates of an agency; a list to choose from. */
  templates: 200,
  /** Whatever lies outside is a typing error. */
  firstYear: 2000,
  lastYear: 2100,
  minRating: 1,
  maxRating: 5,
} as const;

/** The faults of an input about an appointment, in the words that stand at the field. */
export const APPOINTMENT_RULES = {
  instant: 'Bitte Datum und Uhrzeit in der Form TT.MM.JJJJ hh:mm angeben.',
  order: 'Der Beginn muss vor dem Ende liegen.',
  tooLong: `Ein Einsatz dauert höchstens ${APPOINTMENT_LIMITS.maxDays} Tage.`,
  year: `Bitte ein Jahr von ${APPOINTMENT_LIMITS.firstYear} bis ${APPOINTMENT_LIMITS.lastYear} angeben.`,
  desiredTargetUsers: 'Bitte mindestens 1 Person angeben.',
  tooManyTargetUsers: `Bitte höchstens ${APPOINTMENT_LIMITS.desiredTargetUsers} Personen angeben.`,
  nothingChosen: 'Bitte mindestens einen Einsatz wählen.',
  tooManyAtOnce: `Bitte höchstens ${APPOINTMENT_LIMITS.atOnce} Einsätze auf einmal wählen.`,
  day: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
  time: 'Bitte eine Uhrzeit in der Form hh:mm angeben.',
  positions: `Eine Veranstaltung hat höchstens ${APPOINTMENT_LIMITS.positions} Positionen.`,
  descriptionWithName: `Mit dem Namen der Position ist die Beschreibung länger als ${APPOINTMENT_LIMITS.description} Zeichen.`,
  meetingAfterStart: 'Die Treffzeit liegt nach dem Beginn dieser Position.',
  meetingTogether: 'Treffpunkt und Treffzeit bitte gemeinsam angeben.',
  rating: 'Bitte eine Bewertung von 1 bis 5 mit höchstens einer Nachkommastelle angeben.',
} as const;
