import { defineFailures } from '#domain/failures/failure.ts';

export const PAYMENT_FAILURES = defineFailures('payments', {
  notOwed: 'Diese Rechnung ist nicht offen: Sie ist bezahlt, storniert oder noch nicht versendet.',
  otherRecipient: 'Diese Rechnung gehört einem anderen Rechnungsempfänger.',
  twice: 'Diese Rechnung steht schon in der Zuordnung.',
  tooMuch: 'Auf dieser Rechnung ist weniger offen. Vielleicht wurde inzwischen eine andere Zahlung zugeordnet.',
  moreThanPaid: 'Zugeordnet ist mehr, als gezahlt wurde.',
  noDiscount: 'Für diese Rechnung ist kein Skonto vereinbart, oder die Skontofrist war schon vorbei.',
  beyondDiscount: 'Der Rest ist größer als das vereinbarte Skonto.',
  beyondLimit:
    'Der Rest ist größer, als die Agentur ausbucht. Bitte offen lassen oder die Grenze in den Einstellungen ändern.',
  nothingLeft: 'Es bleibt kein Rest.',
  reasonNeeded: 'Bitte den Grund angeben.',
  noCredit: 'So viel Guthaben ist nicht da.',
  reversed: 'Das wurde bereits zurückgenommen.',
  notReversible: 'Das ist selbst eine Rücknahme.',
  paidOut: 'Ein Teil davon wurde ausgezahlt. Bitte zuerst die Auszahlung zurücknehmen.',
});
