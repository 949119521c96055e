import { counted } from '@gastspiel/domain/names/counted.ts';

const drafts = (count: number): string => counted(count, 'Entwurf', 'Entwürfe');
const invoices = (count: number): string => counted(count, 'Rechnung', 'Rechnungen');

const OUTCOMES = {
  CREATE: (count: number): string => `${drafts(count)} angelegt`,
  SEND: (count: number): string => `${invoices(count)} versendet`,
} as const;

export const RUN_TEXTS = {
  label: 'Fortschritt',
  running: { CREATE: 'Entwürfe werden angelegt', SEND: 'Versand läuft' },
  /** "7 von 12" */
  progress: (done: number, total: number): string => `${done} von ${total}`,
  done: OUTCOMES,
  failed: (count: number): string => `${count} fehlgeschlagen`,
  stoppedCount: (count: number): string => `${count} angehalten`,
  now: (name: string): string => `Jetzt: ${name}`,
  leave: 'Sie können die Seite verlassen: Es läuft auf dem Server weiter.',
  stop: 'Anhalten',
  stopTitle: { CREATE: 'Sammelabrechnung anhalten?', SEND: 'Versand anhalten?' },
  stopWaiting: (count: number): string =>
    count === 1
      ? '1 Rechnung ist noch nicht an der Reihe und kommt nicht mehr dran'
      : `${count} Rechnungen sind noch nicht an der Reihe und kommen nicht mehr dran`,
  stopDone: {
    CREATE: (count: number): string =>
      count === 1
        ? '1 bereits angelegter Entwurf bleibt bestehen'
        : `${count} bereits angelegte Entwürfe bleiben bestehen`,
    SEND: (count: number): string =>
      counted(count, 'Rechnung ist bereits versendet', 'Rechnungen sind bereits versendet'),
  },
  stopNote: 'Die übrigen können Sie später noch einmal auswählen.',
  goOn: 'Weiterlaufen lassen',
} as const;
