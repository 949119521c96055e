import { counted } from '@gastspiel/domain/names/counted.ts';

export const VENUE_TEXTS = {
  title: 'Einsatzorte',
  none: 'Noch keine. Was hier steht, wird beim Anlegen eines Einsatzes vorgeschlagen.',
  loading: 'Einsatzorte werden geladen …',
  failed: 'Die Einsatzorte konnten nicht geladen werden',
  add: 'Einsatzort hinzufügen',
  edit: 'Einsatzort bearbeiten',
  editOf: (name: string): string => `${name} bearbeiten`,
  remove: 'Einsatzort entfernen',
  appointments: (count: number): string => counted(count, 'Einsatz', 'Einsätze'),
  meeting: (place: string): string => `Treffpunkt: ${place}`,
  save: 'Speichern',
  saved: (name: string): string => `„${name}“ gespeichert`,
  removeTitle: 'Einsatzort entfernen?',
  removeIntro: 'Er wird nicht mehr vorgeschlagen. Einsätze, die dort stattfinden, bleiben, wie sie sind.',
  removeConfirm: 'Entfernen',
  removed: (name: string): string => `„${name}“ entfernt`,
} as const;
