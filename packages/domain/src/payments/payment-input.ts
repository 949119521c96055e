import { z } from 'zod';
import { chosenId, optionalNotes, optionalText, requiredText } from '#domain/input/text-input.ts';
import { hasTwoDecimals, MONEY_RULES, positiveAmount, toCents } from '#domain/money/money.ts';
import { isDay } from '#domain/time/vienna-day.ts';

export const PAYMENT_LIMITS = { reference: 140, note: 1024, reason: 256, allotments: 500 } as const;

const WRITE_OFF_AT_MOST = 1000;
export const PAYMENT_RULES = {
  day: 'Bitte den Tag der Zahlung angeben.',
  limit: `Bitte € 0 bis ${WRITE_OFF_AT_MOST} angeben.`,
  future: 'Der Tag liegt in der Zukunft.',
} as const;

/** The rest of an invoice that a payment does not cover stays open, or is closed. */
export const RESTS = ['OPEN', 'DISCOUNT', 'WRITTEN_OFF'] as const;
export type Rest = (typeof RESTS)[number];

const FIRST_DAY = '2000-01-01';
const paymentDay = z.string(PAYMENT_RULES.day).refine((day) => isDay(day) && day >= FIRST_DAY, PAYMENT_RULES.day);

/** A part of a payment, or of a credit, and the invoice that it pays. */
export const AllotmentInput = z.object({
  invoiceId: chosenId,
  amount: positiveAmount,
  rest: z
    .enum(RESTS)
    .nullish()
    .transform((rest) => rest ?? 'OPEN'),
  /** Why the rest is written off. */
  reason: optionalText(PAYMENT_LIMITS.reason),
});
export type Allotment = z.output<typeof AllotmentInput>;
const allotments = z.array(AllotmentInput).max(PAYMENT_LIMITS.allotments);

export const PaymentInput = z.object({
  invoiceRecipientId: chosenId,
  day: paymentDay,
  amount: positiveAmount,
  reference: optionalText(PAYMENT_LIMITS.reference),
  note: optionalNotes(PAYMENT_LIMITS.note),
  allotments,
});
export type PaymentValues = z.output<typeof PaymentInput>;

/** Money that goes back to a recipient out of its credit. */
export const PayoutInput = PaymentInput.omit({ allotments: true });

export const AllotCreditInput = z.object({ invoiceRecipientId: chosenId, allotments: allotments.min(1) });

/** How the rest of an invoice is closed. */
export const CloseRestInput = AllotmentInput.pick({ reason: true }).extend({ rest: z.enum(RESTS).exclude(['OPEN']) });

export const ReasonInput = requiredText(PAYMENT_LIMITS.reason);

/** Up to which rest somebody may write off; 0 for never. */
export const WriteOffLimitInput = z
  .number(MONEY_RULES.amount)
  .min(0, PAYMENT_RULES.limit)
  .max(WRITE_OFF_AT_MOST, PAYMENT_RULES.limit)
  .refine(hasTwoDecimals, MONEY_RULES.decimals)
  .transform(toCents);
