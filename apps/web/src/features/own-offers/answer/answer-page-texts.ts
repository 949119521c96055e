export const ANSWER_PAGE_TEXTS = {
  loading: 'Dein Angebot wird geladen …',
  failed: 'Das hat nicht geklappt',
  unexpected: 'Das Angebot ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
  again: 'Noch einmal versuchen',
  toApp: 'Zur App',
  greeting: {
    CONTACTED: (name: string) => `Hallo ${name}, hast du Zeit?`,
    ACCEPTED: (name: string) => `Danke, ${name}!`,
    DECLINED: (name: string) => `Alles klar, ${name}`,
    BOOKED: (name: string) => `Hallo ${name}, du bist gebucht`,
  },
  state: {
    CONTACTED: 'Bitte sag uns Bescheid, ob du kommst.',
    ACCEPTED: 'Du hast angenommen. Du hörst von uns, sobald du gebucht bist.',
    DECLINED: 'Du hast abgelehnt. Bis zum Beginn kannst du es dir anders überlegen.',
    BOOKED: 'Du bist gebucht. Wenn du doch nicht kannst, melde dich bitte bei deiner Agentur.',
  },
  confirmed: 'Danke! Deine Agentur rechnet mit dir. Wenn du doch nicht kannst, melde dich bitte gleich.',
  begun: 'Der Einsatz hat bereits begonnen.',
  notes: 'Nachricht für dich',
  agency: 'Fragen? Deine Agentur hilft dir.',
} as const;
