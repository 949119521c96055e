import { counted } from '@gastspiel/domain/names/counted.ts';

export const TENANT_USER_TITLES = { list: 'Büro', tenants: 'Agenturen', agency: 'Agentur', team: 'Team' } as const;

export const LIST_TEXTS = {
  name: 'Name',
  role: 'Rolle',
  email: 'E-Mail',
  state: 'Status',
  search: 'Name suchen',
  count: (count: number): string => counted(count, 'Person', 'Personen'),
  roleOpen: 'noch offen',
  failed: 'Das Büro konnte nicht geladen werden',
  noMatch: 'Niemand im Büro passt zu Suche und Filter.',
  empty: 'Noch niemand im Büro',
  emptyHint: 'Geben Sie den Einladungslink für das Büro weiter. Wer ihn nutzt, erscheint hier zur Freigabe.',
} as const;

export const EDIT_TEXTS = {
  loading: 'Daten werden geladen …',
  failed: 'Die Person konnte nicht geladen werden',
  person: 'Person',
  access: 'Zugang',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  role: 'Rolle',
  state: 'Status',
  own: 'Die eigene Rolle und den eigenen Status kann nur jemand anderer ändern.',
  waiting: 'Wartet auf Freigabe: Mit der Freigabe bekommt die Person diese Rolle und kann sofort arbeiten.',
  release: 'Freigeben',
  saved: (name: string): string => `${name} gespeichert`,
  released: (name: string): string => `${name} freigegeben`,
} as const;

export const DELETE_TEXTS = {
  button: 'Löschen',
  title: 'Person aus dem Büro löschen?',
  access: 'Die Person verliert sofort den Zugang.',
  kept: 'Was sie getan hat, bleibt im Verlauf erhalten.',
  confirm: 'Endgültig löschen',
  deleted: (name: string): string => `${name} gelöscht`,
} as const;
