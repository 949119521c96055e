import { counted } from '@gastspiel/domain/names/counted.ts';

const blocks = (count: number): string => counted(count, 'Zeitblock', 'Zeitblöcke');

export const EDIT_TEXTS = {
  newTitle: 'Neue Rechnung',
  title: (number: string): string => `Rechnung ${number}`,
  save: 'Speichern',
  send: 'Per E-Mail senden',
  sendShort: 'Senden',
  saved: (number: string): string => `${number} ist gespeichert`,
  loading: 'Die Rechnung wird geladen …',
  failed: 'Die Rechnung konnte nicht geladen werden',
  notEditable: (number: string): string => `${number} kann nicht mehr bearbeitet werden`,
  notEditableDetail: 'Sie wurde versendet oder storniert.',
  recipient: 'Rechnungsempfänger',
  issued: 'Ausstellung',
  due: 'Fälligkeit',
  dun: 'Mahndatum',
  changedMeanwhile: 'Diese Rechnung wurde inzwischen geändert. Ihre Eingaben sind noch da.',
  reload: 'Neu laden',
} as const;

export const CHOICE_TEXTS = {
  loading: 'Offene Zeitblöcke werden geladen …',
  failed: 'Die offenen Zeitblöcke konnten nicht geladen werden',
  title: 'Zu verrechnen',
  hint: (count: number): string =>
    counted(count, 'Rechnungsempfänger mit offenen Zeiten', 'Rechnungsempfänger mit offenen Zeiten'),
  none: 'Nichts zu verrechnen',
  noneHint:
    'Alle erfassten Zeiten stehen schon auf einer Rechnung. Für weitere Positionen können Sie oben trotzdem einen Rechnungsempfänger wählen.',
  toBlocks: 'Zur Zeiterfassung',
  /** "5 Zeitblöcke · € 4.366,28 netto" */
  sum: (count: number, net: string, isPriceMissing: boolean): string =>
    [blocks(count), `${net} netto`, isPriceMissing && 'Preis fehlt'].filter(Boolean).join(' · '),
  hours: (hours: string): string => `${hours} erfasst`,
} as const;

export const RECIPIENT_TEXTS = {
  title: 'Rechnungsempfänger wechseln?',
  intro: (name: string): string => `Die Rechnung wird neu für ${name} zusammengestellt.`,
  consequences: {
    blocks: 'Zeitblöcke und Zuschläge werden durch die offenen Zeitblöcke ersetzt',
    tax: 'Steuer und Sprache richten sich nach dem Land',
    stays: 'Daten, weitere Positionen und Anmerkung bleiben',
  },
  confirm: 'Wechseln',
  stay: 'Nicht wechseln',
  failed: 'Der Rechnungsempfänger konnte nicht geladen werden',
} as const;

export const LINE_TEXTS = {
  title: 'Leistungen',
  count: blocks,
  add: 'Zeitblock',
  addLong: 'Zeitblock hinzufügen',
  addAll: 'Alle übernehmen',
  day: 'Datum',
  description: 'Beschreibung',
  hours: 'Stunden',
  price: 'Preis',
  net: 'Netto',
  remove: (what: string): string => `${what} von der Rechnung nehmen`,
  /** "Stunden, Service – Herbstball" */
  field: (field: string, what: string): string => `${field}, ${what}`,
  workers: (count: number): string => `· ${count} Pers.`,
  recorded: (hours: string): string => `erfasst ${hours}`,
  notRecorded: 'an diesem Tag ist nichts mehr erfasst',
  take: 'Übernehmen',
  takeRecordedOf: (what: string): string => `Erfasste Stunden übernehmen, ${what}`,
  none: 'Kein Zeitblock auf der Rechnung.',
  noneOpen: 'Für diesen Empfänger ist kein Zeitblock offen.',
  coming: 'Zeilen werden übernommen …',
  obstacles: 'Noch nicht verrechenbar',
  obstacle: {
    NOT_RECORDED: 'Stunden noch nicht erfasst',
    NO_HOURS: 'Keine Stunden',
    PRICE_MISSING: 'Preis fehlt',
  },
  mend: {
    NOT_RECORDED: 'Stunden erfassen',
    NO_HOURS: 'Zeiten ansehen',
    PRICE_MISSING: 'Preis eintragen',
  },
  mendOf: (step: string, what: string): string => `${step}: ${what}`,
  outdatedTitle: 'Die Zeilen sind nicht auf dem letzten Stand',
  outdated:
    'Stunden, Zuschläge oder Fahrtzeit sind nicht mehr, was auf der Rechnung steht. Auf die Rechnung kommt es, sobald die Zeilen neu übernommen und gespeichert sind.',
  takeLines: 'Zeilen neu übernehmen',
  takenLines: (count: number): string => counted(count, 'Zeile übernommen', 'Zeilen übernommen'),
  nothingToTake: 'Die Stunden sind dieselben geblieben',
  handTitle: 'Auch von Hand geänderte Zeilen?',
  handIntro: (count: number): string =>
    count === 1
      ? 'Bei 1 Zeile wurden die Stunden von Hand geändert, und auch die erfassten sind jetzt andere.'
      : `Bei ${count} Zeilen wurden die Stunden von Hand geändert, und auch die erfassten sind jetzt andere.`,
  handDrop: 'Erfasste Stunden übernehmen',
  handKeep: 'Von Hand geänderte behalten',
} as const;

export const SURCHARGE_TEXTS = {
  title: 'Zuschläge',
  add: 'Zuschlag',
  addLong: 'Zuschlag hinzufügen',
  propose: (count: number): string => counted(count, 'Vorschlag übernehmen', 'Vorschläge übernehmen'),
  proposed: (hours: string): string => `vorgeschlagen ${hours}`,
  notProposed: 'nach den erfassten Stunden nicht mehr vorgeschlagen',
  takeProposedOf: (what: string): string => `Vorgeschlagene Stunden übernehmen, ${what}`,
  type: 'Einsatzart',
  choose: 'Bitte wählen',
  hours: 'Stunden',
  percent: 'Zuschlag',
  fresh: 'Neuer Zuschlag',
  none: 'Keine Zuschläge.',
  goneType: 'Nicht auf der Rechnung',
  gonePrice: 'Bitte den Preis wählen',
  atPrice: (type: string, price: string): string => `${type} zu ${price}`,
} as const;

export const ITEM_TEXTS = {
  title: 'Weitere Positionen',
  add: 'Position',
  addLong: 'Position hinzufügen',
  travel: 'Fahrtzeit',
  addTravel: (hours: string): string => `Fahrtzeit ${hours}`,
  travelUnit: 'h',
  notRecorded: 'keine Fahrtzeit mehr erfasst',
  takeRecordedOf: (what: string): string => `Erfasste Fahrtzeit übernehmen, ${what}`,
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Preis',
  fresh: 'Neue Position',
  none: 'Keine weiteren Positionen.',
} as const;

export const CLOSING_TEXTS = {
  reverseCharge: 'Übergang der Steuerschuld (Reverse Charge)',
  notTaxable: 'Nicht steuerbar (Drittland)',
  why: {
    home: 'Reverse Charge gibt es nur für Unternehmen im EU-Ausland.',
    noVatNumber: 'Reverse Charge braucht eine gültige UID-Nummer des Rechnungsempfängers.',
    offered: 'Unternehmen im EU-Ausland: Die Steuer schuldet der Leistungsempfänger.',
    abroad: 'Sitz in einem Drittland: Die Leistung ist in Österreich nicht steuerbar.',
  },
  toRecipient: 'UID-Nummer eintragen',
  language: 'Sprache der Rechnung',
  languages: { de: 'Deutsch', en: 'Englisch' },
  notes: 'Anmerkung',
  notesHint: 'Erscheint auf der Rechnung',
  net: 'Netto',
  tax: (percentage: string): string => `USt ${percentage} %`,
  gross: 'Brutto',
  /** "150,75 Stunden · 5 Einsätze" */
  sum: (hours: string, count: number): string => `${hours} Stunden · ${counted(count, 'Einsatz', 'Einsätze')}`,
} as const;

export const SIDE_TEXTS = {
  sendTo: 'Versand an',
  copy: (email: string): string => `Kopie: ${email}`,
  nobody: 'Noch keine E-Mail-Adresse',
  heldBack: 'Zeigt den letzten vollständigen Stand.',
  waiting: 'Die Vorschau erscheint, sobald alles Nötige eingegeben ist.',
  failed: 'Die Vorschau konnte nicht erstellt werden',
} as const;
