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
  /** Whatever lies outside is a typing error. */
  firstYear: 2000,
  lastYear: 2100,
  minRating: 1,
  maxRating: 5,
} as const;

/** What is wrong with an input about an appointment, in the words that stand at the field. */
export const APPOINTMENT_RULES = {
  instant: 'Bitte Datum und Uhrzeit in der Form TT.MM.JJJJ hh:mm angeben.',
  order: 'Der Beginn muss vor dem Ende liegen.',
  tooLong: `Ein Einsatz dauert höchstens ${APPOINTMENT_LIMITS.maxDays} Tage.`,
  year: `Bitte ein Jahr von ${APPOINTMENT_LIMITS.firstYear} bis ${APPOINTMENT_LIMITS.lastYear} angeben.`,
  desiredTargetUsers: 'Bitte mindestens 1 Person angeben.',
  tooManyTargetUsers: `Bitte höchstens ${APPOINTMENT_LIMITS.desiredTargetUsers} Personen angeben.`,
  day: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
  time: 'Bitte eine Uhrzeit in der Form hh:mm angeben.',
  meetingTogether: 'Treffpunkt und Treffzeit bitte gemeinsam angeben.',
  rating: 'Bitte eine Bewertung von 1 bis 5 mit höchstens einer Nachkommastelle angeben.',
} as const;
