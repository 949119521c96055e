import { counted, people } from '@gastspiel/domain/names/counted.ts';

export const RELEASE_TEXTS = {
  release: 'Freigeben',
  all: (count: number): string => `Alle ${count} auswählen`,
  allFailed: 'Die Liste konnte nicht ganz geladen werden',
  missing: 'Für die Freigabe fehlt',
  lacks: (facts: string): string => `fehlt: ${facts}`,
  complete: 'vollständig',
  title: (count: number): string => `${people(count)} freigeben?`,
  released: (count: number): string => (count === 0 ? 'Niemand freigegeben' : `${people(count)} freigegeben`),
  willBe: (count: number): string =>
    counted(
      count,
      'Person wird freigegeben und per E-Mail verständigt.',
      'Personen werden freigegeben und per E-Mail verständigt.',
    ),
  others: (count: number): string =>
    counted(count, 'Person wartet nicht auf Freigabe und bleibt.', 'Personen warten nicht auf Freigabe und bleiben.'),
  stay: (count: number): string =>
    count === 1 ? '1 Person bleibt, weil noch etwas fehlt:' : `${count} Personen bleiben, weil noch etwas fehlt:`,
  confirm: (count: number): string => `${count} freigeben`,
  nobody: 'Niemand kann freigegeben werden',
  progress: (done: number, total: number): string => `${done} von ${total}`,
  close: 'Schließen',
  cancel: 'Abbrechen',
} as const;

export const ASK_TEXTS = {
  ask: 'Per E-Mail um Angaben bitten',
  askMany: (count: number): string => (count === 1 ? '1 Person um Angaben bitten' : `${count} um Angaben bitten`),
  asked: (count: number): string => counted(count, 'E-Mail verschickt', 'E-Mails verschickt'),
  before: (count: number): string =>
    count === 1
      ? 'Die Person wurde in den letzten 24 Stunden schon gebeten.'
      : `${count} Personen wurden in den letzten 24 Stunden schon gebeten.`,
  again: 'Noch einmal bitten',
  tooSoon: 'Gerade erst gebeten, bitte fünf Minuten warten',
  failed: 'Die E-Mails konnten nicht verschickt werden',
  subject: 'Bitte um Angaben',
} as const;
