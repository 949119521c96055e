export const CSV_LABELS = {
  fileName: (day: string): string => `Benutzer_${day}.csv`,
  lastName: 'Nachname',
  firstName: 'Vorname',
  email: 'E-Mail',
  role: 'Rolle',
  state: 'Status',
} as const;
