/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const TARGET_USER_TITLES = {
  list: 'Mitarbeiter/innen',
  view: 'Mitarbeiter/in',
  edit: 'Mitarbeiter/in bearbeiten',
  editStaffMember: 'Lohnverrechnung bearbeiten',
} as const;

export const OWN_TITLES = { view: 'Mein Profil', edit: 'Profil bearbeiten' } as const;
