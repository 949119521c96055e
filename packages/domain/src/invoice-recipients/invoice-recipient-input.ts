import { z } from 'zod';
import { AddressInput, optionalEmail, optionalPhone } from '#domain/contact/contact-input.ts';
import { CONTACT_LIMITS } from '#domain/contact/contact-rules.ts';
import { optionalNotes, optionalText, requiredText } from '#domain/input/text-input.ts';
import { uniqueBy } from '#domain/input/unique-by.ts';
import {
  INVOICE_RECIPIENT_LIMITS as LIMITS,
  INVOICE_RECIPIENT_RULES as RULES,
} from '#domain/invoice-recipients/invoice-recipient-rules.ts';
import { positiveAmount } from '#domain/money/money.ts';
import { PaymentTermsInput } from '#domain/payment-terms/payment-terms.ts';
import { priceDay } from '#domain/price-list/price-day.ts';
import { taxIdsOf } from '#domain/tax-ids/tax-ids.ts';

/** The head of letters and invoices. Which form its tax ids have follows from the country. */
const LetterHead = z
  .object({
    name: requiredText(CONTACT_LIMITS.name),
    contactEmail: optionalEmail,
    phoneNumber: optionalPhone,
    vatNumber: optionalText(LIMITS.vatNumber),
    companyRegistrationNumber: optionalText(LIMITS.companyRegistrationNumber),
    address: AddressInput,
  })
  .transform((head, context) => ({ ...head, ...taxIdsOf(head, head.address.countryCode, context) }));

const ContactPerson = z
  .object({
    name: requiredText(CONTACT_LIMITS.name),
    contactEmail: optionalEmail,
    phoneNumber: optionalPhone,
    role: optionalText(LIMITS.role),
    receivesInvoices: z.boolean(),
    receivesPrintouts: z.boolean(),
  })
  .refine((person) => person.contactEmail !== null || !(person.receivesInvoices || person.receivesPrintouts), {
    message: RULES.emailNeeded,
    path: ['contactEmail'],
  });

/** Machines read this of an invoice besides the invoice itself. Federal authorities want both numbers, others may not. */
const EInvoicing = z.object({
  sendsEbInterface: z.boolean(),
  orderReference: optionalText(LIMITS.orderReference),
  supplierNumber: optionalText(LIMITS.supplierNumber),
});

export const InvoiceRecipientInput = z.object({
  customerNumber: requiredText(LIMITS.customerNumber),
  notes: optionalNotes(LIMITS.notes),
  letterHead: LetterHead,
  eInvoicing: EInvoicing,
  /** None: the agency's. */
  paymentTerms: PaymentTermsInput.nullish().transform((terms) => terms ?? null),
  contactPersons: z.array(ContactPerson).max(LIMITS.contactPersons),
  appointmentTypePrices: z
    .array(
      z.object({
        appointmentTypeId: z.uuid(RULES.unknownType).transform((id) => id.toLowerCase()),
        price: positiveAmount,
        /** Left out: from today on. */
        validFrom: priceDay.nullish().transform((day) => day ?? null),
      }),
    )
    .max(LIMITS.prices)
    .superRefine(
      uniqueBy((entry) => `${entry.appointmentTypeId} ${entry.validFrom}`, 'appointmentTypeId', RULES.priceTwice),
    ),
});

/** A recipient as it was entered, checked; prices in cents. */
export type InvoiceRecipientValues = z.output<typeof InvoiceRecipientInput>;
