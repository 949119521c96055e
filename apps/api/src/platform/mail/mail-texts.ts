export const MAIL_TEXTS = {
  de: {
    sentBy: (name: string) => `Diese Nachricht kommt von ${name} über Gastspiel.`,
    answers: (name: string) => `Antworten auf diese E-Mail gehen an ${name}.`,
    noAnswers: 'Bitte nicht auf diese E-Mail antworten: Antworten werden nicht gelesen.',
  },
  en: {
    sentBy: (name: string) => `This message comes from ${name} sent via Gastspiel.`,
    answers: (name: string) => `Replies to this e-mail go to ${name}.`,
    noAnswers: 'Please do not reply to this e-mail: replies are not read.',
  },
};
