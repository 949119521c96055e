export const CSV_LABELS = {
  fileName: (day: string): string => `Benutzer_${day}.csv`,
  lastName: 'Familienname',
  firstName: 'Vorname',
  email: 'E-Mail',
  role: 'Rolle',
  state: 'Status',
} as const;
