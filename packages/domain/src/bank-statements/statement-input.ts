import { z } from 'zod';
import { chosenId, optionalNotes, requiredText } from '#domain/input/text-input.ts';
import { AllotmentInput, PAYMENT_LIMITS } from '#domain/payments/payment-input.ts';

export const STATEMENT_LIMITS = { bytes: 10_000_000, reason: 256 } as const;

/** Where an entry belongs. What no invoice takes is a credit. */
export const BookEntryInput = z.object({
  invoiceRecipientId: chosenId,
  allotments: z.array(AllotmentInput).max(PAYMENT_LIMITS.allotments),
  note: optionalNotes(PAYMENT_LIMITS.note),
});

export const AsideReason = requiredText(STATEMENT_LIMITS.reason);

/** Booked; proposed and to be looked at; without any invoice that fits; set aside. */
export const ENTRY_SECTIONS = ['BOOKED', 'CHECK', 'UNMATCHED', 'ASIDE'] as const;
export type EntrySection = (typeof ENTRY_SECTIONS)[number];
