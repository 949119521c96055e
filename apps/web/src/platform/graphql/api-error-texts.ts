export const API_ERROR_TEXTS = {
  overloaded: 'Der Server ist gerade überlastet. Bitte versuchen Sie es in einer Minute noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
} as const;
