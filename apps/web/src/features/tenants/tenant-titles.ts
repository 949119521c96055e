/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const TENANT_TITLES = {
  agency: 'Agentur',
  list: 'Agenturen',
  create: 'Agentur anlegen',
  edit: 'Agentur bearbeiten',
  view: 'Agentur',
} as const;
