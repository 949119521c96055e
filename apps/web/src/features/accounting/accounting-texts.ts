import { counted } from '@gastspiel/domain/names/counted.ts';
import { formatClock, formatDayOf, formatInstant } from '#ui/format/german-instant.ts';
import type { Tab } from './tabs.ts';

export const PAGE_TEXTS = {
  up: 'Zeiterfassung',
  tabs: {
    'cost-centers': 'Kostenstellen',
    import: 'Import',
    transfer: 'Übertragung',
    files: 'Dateien',
  } satisfies Record<Tab, string>,
  tabList: 'Bereiche der Lohnverrechnung',
  open: (count: number): string => `${count} offen`,
  failed: 'Die Lohnverrechnung konnte nicht geladen werden',
} as const;

export const CONNECTION_TEXTS = {
  section: 'Verbindung',
  loading: 'Verbindung wird geladen …',
  failed: 'Die Verbindung konnte nicht geladen werden',
  clientLabel: 'Mandant',
  userLabel: 'Benutzer',
  checkedLabel: 'Zuletzt geprüft',
  costCenters: 'Kostenstellen',
  toPage: 'Zur Lohnverrechnung',
  connected: 'Verbunden',
  notConnected: 'Nicht verbunden',
  notChecked: 'Noch nicht geprüft',
  client: (clientId: string): string => `Mandant ${clientId}`,
  user: (name: string): string => `Benutzer ${name}`,
  checked: (when: string): string => `zuletzt geprüft ${when}`,
  worked: (when: string): string => `Zuletzt hat sie funktioniert: ${when}`,
  neverWorked: 'Die Verbindung hat noch nie funktioniert',
  check: 'Verbindung prüfen',
  isGood: 'Die Verbindung funktioniert',
  checkFailed: 'Die Verbindung wurde nicht geprüft',
} as const;

export const COST_CENTER_TEXTS = {
  label: 'Kostenstellen',
  number: 'Nummer',
  name: 'Name',
  workers: 'Mitarbeiter/innen',
  state: 'Status',
  active: 'aktiv',
  inactive: 'nicht mehr aktiv',
  inactiveHint: (count: number): string =>
    counted(count, 'Mitarbeiter/in braucht eine andere', 'Mitarbeiter/innen brauchen eine andere'),
  count: (active: number): string => counted(active, 'aktive Kostenstelle', 'aktive Kostenstellen'),
  readAt: (when: string): string => `gelesen ${when}`,
  read: 'Lesen',
  readAgain: 'Neu lesen',
  hasRead: 'Kostenstellen gelesen',
  empty: 'Noch keine Kostenstellen',
  emptyHint: 'Gastspiel liest sie aus der Lohnverrechnung. Danach lassen sie sich bei Mitarbeiter/innen wählen.',
} as const;

/** "heute, 13:58", else "26.10.2026, 13:58". */
export const whenText = (iso: string, now: Date): string =>
  formatDayOf(iso) === formatDayOf(now.toISOString()) ? `heute, ${formatClock(iso)}` : formatInstant(iso);
