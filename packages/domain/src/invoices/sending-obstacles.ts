import type { FailureKind } from '#domain/failures/failure.ts';
import { INVOICE_FAILURES } from '#domain/invoices/invoice-failures.ts';
import type { TaxTreatment } from '#domain/invoices/tax-treatment.ts';
import type { Cents } from '#domain/money/money.ts';
import type { VatCheckState } from '#domain/vat-numbers/vat-check.ts';

/** § 11 UStG: up to the first an invoice needs no more than the reduced set of fields, above the second also the customer's UID. */
const SMALL_AMOUNT: Cents = 400_00n;
const LARGE_AMOUNT: Cents = 10_000_00n;

export interface ToBeSent {
  readonly gross: Cents;
  readonly taxTreatment: TaxTreatment;
  readonly senderVatNumber: string | null;
  readonly recipientVatNumber: string | null;
  /** Whether the recipient has one by now, though the invoice does not say it. */
  readonly hasNumberMeanwhile?: boolean;
  /** How the recipient's number stands; undefined when nobody asked. Only a no speaks against sending, not the lack of an answer. */
  readonly vatCheck: VatCheckState | undefined;
  readonly hasAddressee: boolean;
}

/** The obstacles before an invoice may go out, in the order in which they are best mended. */
export function sendingObstacles(invoice: ToBeSent): readonly FailureKind[] {
  const { gross, taxTreatment, senderVatNumber, recipientVatNumber, vatCheck, hasAddressee } = invoice;
  const missing = invoice.hasNumberMeanwhile ? INVOICE_FAILURES.vatNumberNotTaken : INVOICE_FAILURES.vatNumberNeeded;
  const isReverseCharge = taxTreatment === 'REVERSE_CHARGE';
  const needsSenders = isReverseCharge || gross > SMALL_AMOUNT;
  // Where the service is not taxable here, the customer has no UID that anybody could ask for.
  const needsRecipients = isReverseCharge || (taxTreatment === 'TAXED' && gross > LARGE_AMOUNT);
  return [
    ...(gross === 0n ? [INVOICE_FAILURES.nothingToPay] : []),
    ...(needsSenders && !senderVatNumber ? [INVOICE_FAILURES.senderVatNumberNeeded] : []),
    ...(needsRecipients && !recipientVatNumber ? [missing] : []),
    ...(isReverseCharge && vatCheck === 'INVALID' ? [INVOICE_FAILURES.vatNumberInvalid] : []),
    ...(hasAddressee ? [] : [INVOICE_FAILURES.noEmail]),
  ];
}
