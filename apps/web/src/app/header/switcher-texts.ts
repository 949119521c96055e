export const SWITCHER_TEXTS = {
  /** In front of the name of the tenant, for who does not see where it stands. */
  switch: 'Agentur wechseln, derzeit ',
  search: 'Agentur suchen',
  noMatch: 'Keine Agentur passt dazu.',
  failed: 'Die Agenturen konnten nicht geladen werden.',
  loading: 'Agenturen werden geladen …',
  back: 'Zurück zur eigenen Agentur',
  active: 'aktiv',
} as const;
