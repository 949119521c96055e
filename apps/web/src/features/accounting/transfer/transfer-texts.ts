import type { TransferLineState, TransferStep } from '@gastspiel/domain/accounting/transfer.ts';
import { counted, people } from '@gastspiel/domain/names/counted.ts';
import type { Shown } from './transfer-query.ts';

const lines = (count: number): string => counted(count, 'Zeile', 'Zeilen');

export const PERIOD_TEXTS = {
  period: 'Zeitraum',
  from: 'Von',
  until: 'Bis',
  apply: 'Anwenden',
  hint: (days: string): string => `${days}, nur erfasste Zeiten · jede Zeit wird einmal übertragen`,
} as const;

export const SUM_TEXTS = {
  label: 'Was zu übertragen ist',
  names: {
    NEW: 'neu',
    CHANGED: 'geändert',
    GONE: 'entfallen',
    KEPT: 'nicht übertragbar',
  } satisfies Record<Shown, string>,
  hints: {
    NEW: (hours: string, workers: number): string => `${hours}, ${people(workers)}`,
    CHANGED: (_hours: string, _workers: number, lines: number): string =>
      lines === 1 ? 'geht als Korrektur' : 'gehen als Korrektur',
    GONE: (_: string, __: number, count: number): string =>
      count === 1 ? 'wird zurückgenommen' : 'werden zurückgenommen',
    KEPT: (hours: string): string => hours,
  } satisfies Record<Shown, (hours: string, workers: number, count: number) => string>,
  none: { NEW: 'nichts', CHANGED: 'keine', GONE: 'keine', KEPT: 'keine' } satisfies Record<Shown, string>,
} as const;

export const LIST_TEXTS = {
  titles: {
    NEW: 'Neu',
    CHANGED: 'Geändert',
    GONE: 'Entfallen',
    KEPT: 'Nicht übertragbar',
  } satisfies Record<Shown, string>,
  hints: {
    NEW: lines,
    CHANGED: (count: number): string => `${lines(count)}, ${count === 1 ? 'geht' : 'gehen'} als Korrektur`,
    GONE: (count: number): string => `${lines(count)}, in Gastspiel nicht mehr erfasst`,
    KEPT: (count: number): string => `${lines(count)}, die anderen werden nicht aufgehalten`,
  } satisfies Record<Shown, (count: number) => string>,
  refused: (why: string): string => `Zuletzt abgelehnt: ${why}`,
  worker: 'Mitarbeiter/in',
  day: 'Datum',
  appointment: 'Einsatz',
  hours: 'Stunden',
  travel: (appointment: string): string => `${appointment}, Fahrtzeit`,
  costCenter: 'Kostenstelle',
  reason: 'Grund',
  none: '–',
  /** The hours are the same, something else is not. */
  otherwise: 'Zeiten oder Kostenstelle anders',
  arrow: '→',
  noNumber: 'Personalnummer fehlt',
  inactive: (number: string | null): string =>
    number ? `Kostenstelle ${number} ist dort nicht mehr aktiv` : 'Die Kostenstelle ist dort nicht mehr aktiv',
  left: (day: string): string => `Austritt am ${day}, Zeit liegt danach`,
  mend: 'Ergänzen',
  chooseCostCenter: 'Kostenstelle wählen',
  look: 'Ansehen',
  stepFor: (step: string, name: string): string => `${step}: ${name}`,
  showAll: (count: number): string => (count === 1 ? 'Ansehen' : `Alle ${count} ansehen`),
  failed: 'Die Zeiten konnten nicht geladen werden',
  allDone: 'Alles übertragen',
  allDoneHint: (period: string): string =>
    `In diesem Zeitraum (${period}) hat die Lohnverrechnung alle erfassten Zeiten.`,
} as const;

export const LOG_TEXTS = {
  title: 'Bisherige Übertragungen',
  all: (count: number): string => `Alle ${count}`,
  none: 'Noch nichts übertragen.',
  failed: 'Die Übertragungen konnten nicht geladen werden',
  lines,
  /** "397 von 399" */
  of: (count: number, total: number): string => `${count} von ${total}`,
} as const;

export const STATE_TEXTS = {
  running: 'läuft',
  waiting: 'wartet',
  complete: 'vollständig',
  rejected: (count: number): string => `${count} abgelehnt`,
  uncertain: (count: number): string => `${count} ungewiss`,
  incomplete: 'unvollständig',
  stopped: 'angehalten',
  failed: 'abgebrochen',
} as const;

export const RUN_TEXTS = {
  transfer: (count: number): string => `${lines(count)} übertragen`,
  nothing: 'In diesem Zeitraum ist nichts zu übertragen',
  kept: (count: number): string =>
    count === 1
      ? '1 Zeile wird nicht übertragen, weil etwas fehlt'
      : `${count} Zeilen werden nicht übertragen, weil etwas fehlt`,
  askTitle: (count: number): string => `${lines(count)} an die Lohnverrechnung übertragen?`,
  askNew: (count: number, hours: string, workers: number): string =>
    `${counted(count, 'neue Zeile', 'neue Zeilen')}, ${hours} von ${people(workers)}`,
  askChanged: (count: number): string =>
    counted(count, 'geänderte Zeile geht als Korrektur', 'geänderte Zeilen gehen als Korrektur'),
  askGone: (count: number): string =>
    counted(count, 'entfallene Zeile wird zurückgenommen', 'entfallene Zeilen werden zurückgenommen'),
  askNote: 'Jede Zeit wird einmal übertragen. Das läuft weiter, wenn Sie die Seite verlassen.',
  confirm: 'Übertragen',
  /** "142 von 221 Zeilen übertragen" */
  progress: (done: number, total: number): string => `${done} von ${lines(total)} übertragen`,
  bar: 'Übertragung',
  leave: 'Läuft weiter, wenn Sie die Seite verlassen.',
  by: (name: string): string => `Gestartet von ${name}.`,
  next: (clock: string): string => `Nächster Versuch um ${clock}.`,
  stop: 'Anhalten',
  running: 'Wird übertragen',
  stopTitle: 'Übertragung anhalten?',
  stopDone: (count: number): string =>
    count === 1
      ? '1 bereits übertragene Zeile bleibt bestehen'
      : `${count} bereits übertragene Zeilen bleiben bestehen`,
  stopWaiting: (count: number): string =>
    counted(count, 'Zeile wird nicht übertragen', 'Zeilen werden nicht übertragen'),
  stopNote: 'Nicht übertragene Zeilen gehen bei der nächsten Übertragung mit.',
  goOn: 'Weiterlaufen lassen',
} as const;

export const DETAIL_TEXTS = {
  title: (period: string): string => `Übertragung ${period}`,
  ordered: (when: string, name: string): string => `gestartet ${when} von ${name}`,
  ended: (when: string): string => `beendet ${when}`,
  lines: 'Zeilen',
  kind: 'Art',
  steps: { NEW: 'neu', CHANGED: 'geändert', GONE: 'entfallen' } satisfies Record<TransferStep, string>,
  result: 'Ergebnis',
  states: {
    WAITING: 'wartet',
    SENT: 'gesendet',
    ACCEPTED: 'übernommen',
    REJECTED: 'abgelehnt',
    STOPPED: 'nicht gesendet',
  } satisfies Record<TransferLineState, string>,
  uncertain: 'ungewiss',
  uncertainHint: (count: number): string =>
    count === 1
      ? '1 Zeile wurde gesendet, aber nicht bestätigt. Sie geht beim nächsten Mal noch einmal und zählt nie doppelt.'
      : `${count} Zeilen wurden gesendet, aber nicht bestätigt. Sie gehen beim nächsten Mal noch einmal und zählen nie doppelt.`,
  loading: 'Die Übertragung wird geladen …',
  failed: 'Die Übertragung konnte nicht geladen werden',
} as const;
