/** Titles of the pages; apart from the other texts, because the menu needs them at the start. */
export const APPOINTMENT_TITLES = {
  list: 'Einsätze',
  create: 'Einsatz anlegen',
  edit: 'Einsatz bearbeiten',
} as const;
