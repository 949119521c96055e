export const MAIL_TEXTS = {
  de: {
    sentBy: (name: string) => `Diese Nachricht kommt von ${name} über Gastspiel.`,
    answers: (name: string) => `Antworten auf diese E-Mail gehen an ${name}.`,
    noAnswers: 'Bitte nicht auf diese E-Mail antworten: Antworten werden nicht gelesen.',
  },
  en: {
    sentBy: (name: string) => `This message comes from ${name} by way of Gastspiel.`,
    answers: (name: string) => `Answers to this e-mail go to ${name}.`,
    noAnswers: 'Please do not answer this e-mail: answers are not read.',
  },
};
