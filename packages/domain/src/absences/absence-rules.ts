export const ABSENCE_LIMITS = {
  note: 256,
  years: 2,
  /** So long an absence is still shown after it ended. */
  daysShown: 90,
} as const;

/** The faults of an absence, in the words that stand at the field. */
export const ABSENCE_RULES = {
  day: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
  instant: 'Bitte Datum und Uhrzeit angeben.',
  oneKind: 'Bitte entweder ganze Tage oder Uhrzeiten angeben.',
  endsTooEarly: 'Das Ende muss nach dem Beginn liegen.',
  tooLong: 'Eine Abwesenheit dauert höchstens zwei Jahre.',
  whose: 'Bitte angeben, wer abwesend ist.',
} as const;
