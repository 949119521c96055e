export const TARGET_USER_LIMITS = {
  academicTitle: 64,
  internalNotes: 2048,
  accountingId: 64,
  minRating: 1,
  maxRating: 5,
  /** So many pools or types nobody works in; it only bounds a request. */
  choices: 200,
} as const;

/** The faults of an input about a worker, in the words that stand at the field. */
export const TARGET_USER_RULES = {
  onePool: 'Bitte mindestens einen Personalpool wählen.',
  oneAppointmentType: 'Bitte mindestens eine Einsatzart wählen.',
  birthday: 'Bitte ein Geburtsdatum in der Form TT.MM.JJJJ angeben.',
  birthdayAhead: 'Das Geburtsdatum liegt in der Zukunft.',
  socialSecurityNumber: 'Diese Sozialversicherungsnummer ist nicht gültig (Form XXXXTTMMJJ mit Prüfziffer).',
  accountingIdTaken: 'Diese Personalnummer hat schon jemand anderer.',
  costCenterUnknown: 'Diese Kostenstelle gibt es nicht mehr.',
  rating: 'Bitte eine Bewertung von 1 bis 5 angeben.',
} as const;

/** Shown beside the field, never refused. */
export const TARGET_USER_WARNINGS = {
  birthdayDiffers: 'Die Sozialversicherungsnummer enthält ein anderes Geburtsdatum. Bitte prüfen.',
} as const;
