import { z } from 'zod';
import { chosenId, optionalNotes, requiredText } from '#domain/input/text-input.ts';
import { dateFaults, type InvoiceDates } from '#domain/invoices/invoice-dates.ts';
import { SURCHARGE_KINDS } from '#domain/invoices/surcharges.ts';
import { PAPER_LANGUAGES, TAX_TREATMENTS } from '#domain/invoices/tax-treatment.ts';
import type { Hundredths, Percentage } from '#domain/money/amounts.ts';
import { hasTwoDecimals, MONEY_RULES, positiveAmount } from '#domain/money/money.ts';
import { isDay } from '#domain/time/vienna-day.ts';

export const INVOICE_LIMITS = {
  description: 256,
  unit: 256,
  notes: 2048,
  blocks: 1000,
  lines: 1000,
  surcharges: 50,
  additionalItems: 100,
} as const;

export const INVOICE_RULES = {
  day: 'Bitte ein Datum eingeben, z. B. 30.10.2026.',
  quantity: 'Bitte eine Menge über 0 eingeben, z. B. 7,25.',
  percentage: 'Bitte einen Prozentsatz über 0 eingeben, z. B. 25.',
  empty: 'Die Rechnung hat noch keine Positionen.',
} as const;

const day = z.string().refine(isDay, INVOICE_RULES.day);

/** Two decimals at most; whole hundredths inside, so that no sum passes through a float. */
const hundredths = (message: string, max: number) =>
  z
    .number(message)
    .positive(message)
    .max(max, MONEY_RULES.tooLarge)
    .refine(hasTwoDecimals, MONEY_RULES.decimals)
    .transform((value): bigint => BigInt(Math.round(value * 100)));
const quantity = hundredths(INVOICE_RULES.quantity, 1_000_000) satisfies z.ZodType<Hundredths>;
/** The quantity that the recorded hours asked for when a line was taken; zero means that they ask for none any more. */
const proposedQuantity = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine(hasTwoDecimals, MONEY_RULES.decimals)
  .nullish()
  .transform((value): Hundredths | null => (typeof value === 'number' ? BigInt(Math.round(value * 100)) : null));
const percentage = hundredths(INVOICE_RULES.percentage, 1_000) satisfies z.ZodType<Percentage>;

/** The changes by hand on the line of a block and a day; fields left out stay as recorded. */
const Line = z.object({
  worklogBlockId: z.guid(),
  day,
  description: requiredText(INVOICE_LIMITS.description),
  quantity,
});

const Surcharge = z.object({
  appointmentTypeId: chosenId,
  description: requiredText(INVOICE_LIMITS.description),
  quantity,
  surchargePercentage: percentage,
  /** The price of an hour; needed only where the type has several prices on the invoice. */
  price: positiveAmount.nullish().transform((price) => price ?? null),
  /** Which proposal it comes from; none for one of somebody's own. */
  kind: z
    .enum(SURCHARGE_KINDS)
    .nullish()
    .transform((kind) => kind ?? null),
  proposedQuantity,
});

const AdditionalItem = z.object({
  description: requiredText(INVOICE_LIMITS.description),
  quantity,
  unit: requiredText(INVOICE_LIMITS.unit),
  pricePerUnit: positiveAmount,
  /** Whether it bills the recorded ways. */
  isTravel: z
    .boolean()
    .nullish()
    .transform((isTravel) => isTravel ?? false),
  proposedQuantity,
});

/** The values that are decided by hand, whoever pays and whatever is billed. */
export const InvoiceDraftInput = z.object({
  issueDate: day,
  dueDate: day,
  dunDate: day,
  taxTreatment: z.enum(TAX_TREATMENTS),
  notes: optionalNotes(INVOICE_LIMITS.notes),
  lines: z.array(Line).max(INVOICE_LIMITS.lines),
  /** Left out: as the recorded hours ask for them. */
  surcharges: z
    .array(Surcharge)
    .max(INVOICE_LIMITS.surcharges)
    .nullish()
    .transform((surcharges) => surcharges ?? null),
  additionalItems: z.array(AdditionalItem).max(INVOICE_LIMITS.additionalItems),
  /** Whether lines get the prices that their days of work have now, though they were made with others. */
  takesPrices: z
    .boolean()
    .nullish()
    .transform((takes) => takes ?? false),
});

interface Whole extends InvoiceDates {
  readonly includedWorklogBlockIds: readonly string[];
  readonly additionalItems: readonly unknown[];
}

/** The faults of an invoice as a whole, by its fields. */
export function invoiceFaults(invoice: Whole): Readonly<Record<string, string>> {
  const { issueDate, dueDate, dunDate, includedWorklogBlockIds, additionalItems } = invoice;
  const isEmpty = includedWorklogBlockIds.length + additionalItems.length === 0;
  return {
    ...([issueDate, dueDate, dunDate].every(isDay) ? dateFaults(invoice) : {}),
    ...(isEmpty ? { includedWorklogBlockIds: INVOICE_RULES.empty } : {}),
  };
}

/** An invoice as the accountant enters it: lines come from the chosen blocks, the rest by hand. */
export const InvoiceInput = InvoiceDraftInput.extend({
  recipientId: chosenId,
  language: z.enum(PAPER_LANGUAGES),
  includedWorklogBlockIds: z.array(z.guid()).max(INVOICE_LIMITS.blocks),
}).superRefine((input, context) => {
  for (const [field, message] of Object.entries(invoiceFaults(input))) {
    context.addIssue({ code: 'custom', message, path: [field] });
  }
});
export type InvoiceValues = z.output<typeof InvoiceInput>;
export type SurchargeValues = z.output<typeof Surcharge>;
export type AdditionalItemValues = z.output<typeof AdditionalItem>;
