export const CREW_LIST_TEXTS = {
  ofAppointment: 'Tagesliste (PDF)',
  ofDay: 'Tagesliste des ganzen Tages (PDF)',
  failed: 'Die Tagesliste konnte nicht erstellt werden',
} as const;
