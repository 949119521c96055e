import { counted } from '@gastspiel/domain/names/counted.ts';

export const ASSESSMENT_TEXTS = {
  title: 'Bewertung',
  loading: 'Die Bewertung wird geladen …',
  failed: 'Die Bewertung konnte nicht geladen werden',
  basis: 'aus den 10 letzten',
  byHand: 'von Hand',
  none: 'Noch keine Beurteilungen',
  total: (count: number): string => `${count} gesamt`,
  stars: (rating: number): string => counted(rating, 'Stern', 'Sterne'),
  noStars: 'Noch keine Sterne',
  spokenCount: (rating: string, count: number): string => `${rating}: ${count}`,
  add: 'Beurteilen',
  addTitle: 'Beurteilung hinzufügen',
  editTitle: 'Beurteilung bearbeiten',
  rating: 'Bewertung',
  notes: 'Notiz',
  saved: 'Beurteilung gespeichert',
  deleteTitle: 'Beurteilung löschen?',
  deleted: 'Beurteilung gelöscht',
  all: (count: number): string => `Alle ${count} anzeigen`,
} as const;

export const FEEDBACK_TEXTS = {
  title: 'Rückmeldungen von Kunden',
  loading: 'Die Rückmeldungen werden geladen …',
  failed: 'Die Rückmeldungen konnten nicht geladen werden',
  none: 'Noch keine Rückmeldungen',
  add: 'Rückmeldung hinzufügen',
  editTitle: 'Rückmeldung bearbeiten',
  recipient: 'Kunde',
  kind: 'Art',
  notes: 'Notiz',
  saved: 'Rückmeldung gespeichert',
  deleteTitle: 'Rückmeldung löschen?',
  deleted: 'Rückmeldung gelöscht',
  more: 'Mehr anzeigen',
} as const;

export const DENIAL_TEXTS = {
  title: 'Sperrliste',
  loading: 'Die Sperrliste wird geladen …',
  failed: 'Die Sperrliste konnte nicht geladen werden',
  count: (count: number): string => counted(count, 'Kunde', 'Kunden'),
  none: 'Keine Einträge',
  add: 'Kunden auf die Sperrliste setzen',
  intro: 'Die Person wird bei diesem Kunden nicht mehr eingesetzt.',
  recipient: 'Kunde',
  reason: 'Grund',
  effects: 'Künftige Angebote und Buchungen bei diesem Kunden werden zurückgezogen:',
  effectNames: {
    booked: (count: number): string => counted(count, 'Buchung', 'Buchungen'),
    accepted: (count: number): string => `${count} angenommen`,
    contacted: (count: number): string => `${count} kontaktiert`,
    declined: (count: number): string => `${count} abgelehnt`,
  },
  noEffects: 'Es gibt keine künftigen Angebote bei diesem Kunden.',
  saved: (name: string): string => `${name} steht auf der Sperrliste`,
  submit: 'Sperren',
  remove: (name: string): string => `${name} von der Sperrliste nehmen`,
  removeTitle: 'Von der Sperrliste nehmen?',
  removeIntro: 'Die Person kann bei diesem Kunden wieder eingesetzt werden.',
  removeConfirm: 'Entfernen',
  removed: (name: string): string => `${name} steht nicht mehr auf der Sperrliste`,
} as const;

export const COLLEAGUE_TEXTS = {
  otherAgency: 'Beurteilungen und Rückmeldungen sehen Sie, wenn Sie oben in diese Agentur wechseln.',
} as const;

export const ENTRY_TEXTS = {
  edit: (what: string): string => `${what} bearbeiten`,
  delete: (what: string): string => `${what} löschen`,
  deleteConfirm: 'Löschen',
  save: 'Speichern',
  by: (day: string, name: string): string => `${day} · ${name}`,
} as const;
