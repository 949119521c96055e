import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

export const WORKLOG_FAILURES = defineFailures('worklogs', {
  notBegun: 'Der Einsatz hat noch nicht begonnen: Zeiten können erst danach erfasst werden.',
  otherWorkers: 'Die Buchungen haben sich inzwischen geändert. Bitte neu laden.',
  recorded:
    'Für diesen Einsatz sind bereits Zeiten erfasst: Buchungen bleiben. Wer nicht da war, wird als „nicht erschienen“ erfasst.',
  keepsRecipient:
    'Für diesen Einsatz sind Stunden erfasst, die noch nicht verrechnet sind: Der Rechnungsempfänger kann gewechselt, aber nicht entfernt werden.',
  billed: 'Dieser Einsatz steht bereits auf einer Rechnung.',
  invoiced: 'Dieser Zeitblock ist bereits verrechnet.',
});

/** `invoiced`, with the invoice that holds the hours. The only place where that is said. */
export const invoicedOn = (number: string): FailureKind => ({
  ...WORKLOG_FAILURES.invoiced,
  message: `Dieser Zeitblock steht auf der versendeten Rechnung ${number}: Er kann erst nach deren Storno geändert werden.`,
});

/** `billed`, with the invoice, which may still be a draft. */
export const billedOn = (number: string): FailureKind => ({
  ...WORKLOG_FAILURES.billed,
  message: `Dieser Einsatz steht auf der Rechnung ${number}: Rechnungsempfänger und Einsatzart bleiben, solange sie nicht storniert ist.`,
});
