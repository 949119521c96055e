/** Read by workers and by the office, so they address nobody. */
export const API_ERROR_TEXTS = {
  overloaded: 'Der Server ist gerade überlastet. Bitte in einer Minute noch einmal versuchen.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte die Internetverbindung prüfen.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Bitte noch einmal versuchen.',
} as const;
