export const CREW_LIST_TEXTS = {
  ofAppointment: 'Teamliste (PDF)',
  ofDay: 'Tagesliste (PDF)',
  failed: 'Die Liste konnte nicht erstellt werden',
} as const;
