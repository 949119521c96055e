export const MAIL_TEXTS = {
  sentBy: (name: string) => `Diese Nachricht kommt von ${name} über Gastspiel.`,
  answers: (name: string) => `Antworten auf diese E-Mail gehen an ${name}.`,
  noAnswers: 'Bitte nicht auf diese E-Mail antworten: Antworten werden nicht gelesen.',
};
