/** What is wrong with an input about an appointment, in the words that stand at the field. */
export const APPOINTMENT_RULES = {
  instant: 'Bitte Datum und Uhrzeit in der Form TT.MM.JJJJ hh:mm angeben.',
  order: 'Der Beginn muss vor dem Ende liegen.',
  tooLong: 'Ein Einsatz dauert höchstens 14 Tage.',
  desiredTargetUsers: 'Bitte mindestens 1 Person angeben.',
  meetingTime: 'Bitte eine Uhrzeit in der Form hh:mm angeben.',
  meetingTogether: 'Treffpunkt und Treffzeit bitte gemeinsam angeben.',
  rating: 'Bitte eine Bewertung von 1 bis 5 mit höchstens einer Nachkommastelle angeben.',
} as const;
