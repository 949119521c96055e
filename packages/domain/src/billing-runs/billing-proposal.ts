import type { FailureKind } from '#domain/failures/failure.ts';
import { INVOICE_FAILURES } from '#domain/invoices/invoice-failures.ts';
import { INVOICE_LIMITS } from '#domain/invoices/invoice-input.ts';
import { type InvoiceSums, sumUpInvoice } from '#domain/invoices/invoice-sums.ts';
import { sendingObstacles } from '#domain/invoices/sending-obstacles.ts';
import {
  type RecordedBlock,
  type ServiceLine,
  serviceLinesOf,
  travelMinutesOf,
} from '#domain/invoices/service-lines.ts';
import { proposeSurcharges, type SurchargePercentages } from '#domain/invoices/surcharges.ts';
import { type TaxTreatment, taxPercentageOf, treatmentsFor } from '#domain/invoices/tax-treatment.ts';
import { hoursFrom } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PriceOn } from '#domain/price-list/dated-prices.ts';
import type { Minutes } from '#domain/time/minutes.ts';
import type { Day } from '#domain/time/vienna-day.ts';
import type { VatCheckOutcome } from '#domain/vat-numbers/vat-check.ts';

/** The gaps that keep a recipient out of a run. */
export const BILLING_GAPS = ['PRICE_MISSING', 'ADDRESS_MISSING', 'TOO_MANY_BLOCKS'] as const;
/** Points that somebody has to see to before the invoice goes out; a draft can be made. */
export const BILLING_HINTS = [
  'VAT_NUMBER_MISSING',
  'VAT_NUMBER_INVALID',
  'VAT_NUMBER_NOT_CHECKED',
  'SENDER_VAT_NUMBER_MISSING',
  'EMAIL_MISSING',
] as const;
type BillingGap = (typeof BILLING_GAPS)[number];
type BillingHint = (typeof BILLING_HINTS)[number];

export interface BilledRecipient {
  readonly countryCode: string;
  readonly vatNumber: string | null;
  /** The last answer of the register of VAT numbers about it. */
  readonly vatCheck: VatCheckOutcome | undefined;
  readonly hasAddress: boolean;
  readonly hasAddressee: boolean;
  readonly priceOn: PriceOn;
}

export interface BilledBlock extends RecordedBlock {
  readonly typeDescription: string;
}

export interface BillingTerms {
  readonly issueDate: Day;
  /** None: no surcharges are proposed. */
  readonly surcharges: SurchargePercentages | null;
  readonly senderVatNumber: string | null;
}

/** The invoice that one recipient would get. */
export interface BillingProposal {
  readonly minutes: Minutes;
  /** The recorded ways: billed where somebody says so. */
  readonly travelMinutes: Minutes;
  readonly taxTreatment: TaxTreatment;
  /** None while a price is missing. */
  readonly sums: InvoiceSums | null;
  readonly gaps: readonly BillingGap[];
  readonly hints: readonly BillingHint[];
  /** The kinds of work that have no price there. */
  readonly typesWithoutPrice: readonly string[];
  /** The first day on which the first of them was worked and has none. */
  readonly dayWithoutPrice: Day | null;
}

export function billingProposal(
  recipient: BilledRecipient,
  blocks: readonly BilledBlock[],
  terms: BillingTerms,
): BillingProposal {
  const lines = blocks.flatMap(serviceLinesOf);
  const { priceOn } = recipient;
  const unpriced = Map.groupBy(
    lines.filter(({ appointmentTypeId, day }) => priceOn(appointmentTypeId, day) === undefined),
    ({ appointmentTypeId }) => appointmentTypeId,
  );
  const ofUnpriced = blocks.filter(({ appointmentTypeId }) => unpriced.has(appointmentTypeId));
  const daysOfFirst = unpriced.get(ofUnpriced[0]?.appointmentTypeId ?? '')?.map(({ day }) => day) ?? [];
  const [taxTreatment = 'TAXED'] = treatmentsFor(recipient);
  const sums = unpriced.size === 0 ? sumsOf(lines, blocks, terms, taxTreatment, priceOn) : null;
  const isTooMuch = blocks.length > INVOICE_LIMITS.blocks || lines.length > INVOICE_LIMITS.lines;
  return {
    minutes: lines.reduce((sum, line) => sum + line.minutes, 0),
    travelMinutes: blocks.reduce((sum, block) => sum + travelMinutesOf(block), 0),
    taxTreatment,
    sums,
    gaps: [
      ...(unpriced.size > 0 ? ['PRICE_MISSING' as const] : []),
      ...(recipient.hasAddress ? [] : ['ADDRESS_MISSING' as const]),
      ...(isTooMuch ? ['TOO_MANY_BLOCKS' as const] : []),
    ],
    hints: hintsOf(recipient, taxTreatment, sums?.gross ?? 0n, terms),
    typesWithoutPrice: [...new Set(ofUnpriced.map(({ typeDescription }) => typeDescription))],
    dayWithoutPrice: daysOfFirst.toSorted()[0] ?? null,
  };
}

function sumsOf(
  lines: readonly ServiceLine[],
  blocks: readonly BilledBlock[],
  { issueDate, surcharges }: BillingTerms,
  treatment: TaxTreatment,
  priceOn: PriceOn,
): InvoiceSums {
  const lastDay =
    lines
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? issueDate;
  return sumUpInvoice({
    lines: lines.map((line) => ({
      quantity: hoursFrom(line.minutes),
      price: priceOn(line.appointmentTypeId, line.day) ?? 0n,
    })),
    surcharges: surcharges
      ? proposeSurcharges(blocks, surcharges, 'de', ({ appointmentTypeId }, day) => priceOn(appointmentTypeId, day))
      : [],
    additionalItems: [],
    taxPercentage: taxPercentageOf(treatment, lastDay),
  });
}

const HINTS = new Map<FailureKind, BillingHint>([
  [INVOICE_FAILURES.vatNumberNeeded, 'VAT_NUMBER_MISSING'],
  [INVOICE_FAILURES.vatNumberInvalid, 'VAT_NUMBER_INVALID'],
  [INVOICE_FAILURES.senderVatNumberNeeded, 'SENDER_VAT_NUMBER_MISSING'],
  [INVOICE_FAILURES.noEmail, 'EMAIL_MISSING'],
]);

/** Obstacles to sending, and a number that nobody has confirmed: that is no obstacle, but somebody should know. */
function hintsOf(
  { vatNumber, vatCheck, hasAddressee }: BilledRecipient,
  taxTreatment: TaxTreatment,
  gross: Cents,
  { senderVatNumber }: BillingTerms,
): readonly BillingHint[] {
  const numbers = { senderVatNumber, recipientVatNumber: vatNumber, vatCheck };
  const obstacles = sendingObstacles({ gross, taxTreatment, ...numbers, hasAddressee });
  const isUnchecked = taxTreatment === 'REVERSE_CHARGE' && (vatCheck ?? 'NOT_CHECKED') === 'NOT_CHECKED';
  return [
    ...obstacles.flatMap((obstacle) => HINTS.get(obstacle) ?? []),
    ...(isUnchecked ? ['VAT_NUMBER_NOT_CHECKED' as const] : []),
  ];
}
