import { MAIL_FAILURES } from '@gastspiel/domain/failures/mail-failures.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { SURCHARGE_KINDS } from '@gastspiel/domain/invoices/surcharges.ts';
import { PAPER_LANGUAGES, TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { z } from 'zod';
import { letterSenderData } from '#features/invoice-senders/index.ts';

const optional = z.string().nullable();
export const MailFailed = z.enum(keysOf(MAIL_FAILURES));
const Address = z.object({
  streetNameAndNumber: z.string(),
  postalCode: z.string(),
  location: z.string(),
  countryCode: z.string(),
});

const Named = z.object({ number: z.string(), issueDate: z.string() });

/** The facts of the world that an invoice keeps while it is a draft, and for ever once it was sent. */
export const InvoicePaperData = z.object({
  color: z.string(),
  sender: z.object({ ...letterSenderData.shape, closureText: optional }),
  /** `usedLetterHead` */
  recipient: z.object({
    name: z.string(),
    customerNumber: z.string(),
    contactEmail: optional,
    phoneNumber: optional,
    vatNumber: optional,
    companyRegistrationNumber: optional,
    address: Address,
    /** Public customers want to read it on the invoice. */
    orderReference: optional,
    supplierNumber: optional,
  }),
  /** Only a cancellation has one. */
  cancels: Named.nullable(),
  /** Skonto; drafts and invoices of before have none. */
  discount: z.object({ percentage: z.int(), until: z.string() }).nullable().default(null),
  /** The cancelled ones that it stands for: a corrected invoice names its original. */
  replaces: z.array(Named),
});
export type InvoicePaperData = Readonly<z.output<typeof InvoicePaperData>>;

/** An invoice as lists show it. */
export const InvoiceRow = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  year: z.int(),
  recipientId: z.string(),
  recipientName: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  dunDate: z.string(),
  language: z.enum(PAPER_LANGUAGES),
  taxTreatment: z.enum(TAX_TREATMENTS),
  taxPercentage: z.int(),
  notes: optional,
  net: z.bigint(),
  tax: z.bigint(),
  gross: z.bigint(),
  /** Still to be paid: nothing of drafts, of paid and of cancelled ones. */
  open: z.bigint(),
  sentAt: z.date().nullable(),
  paidOn: z.string().nullable(),
  markedPaidAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  cancelsInvoiceId: z.string().nullable(),
  cancelsNumber: z.string().nullable(),
  /** For a cancellation: whether its original had been sent. */
  originalWasSent: z.boolean(),
  /** For a cancelled invoice: its cancellation. */
  cancelledById: z.string().nullable(),
  cancelledByNumber: z.string().nullable(),
  createdAt: z.date(),
  createdByName: z.string(),
  lastSentAt: z.date().nullable(),
  /** Why the last mail did not get there, as long as it did not. */
  mailFailure: MailFailed.nullable(),
  /** Hours of its blocks were recorded anew since its lines were taken. */
  isOutdated: z.boolean(),
  /** The check of the recipient's VAT number that it was sent with. */
  vatCheckId: optional,
});
export type InvoiceRow = Readonly<z.output<typeof InvoiceRow>>;

/** The lines that recorded hours can ask for. */
const LINE_PROPOSALS = [...SURCHARGE_KINDS, 'TRAVEL'] as const;

const LINE_KINDS = ['SERVICE', 'SURCHARGE', 'ADDITIONAL'] as const;
export const LineRow = z.object({
  kind: z.enum(LINE_KINDS),
  blockId: optional,
  appointmentTypeId: optional,
  /** As the type was called then. */
  typeDescription: optional,
  day: optional,
  description: z.string(),
  quantity: z.bigint(),
  unit: z.string(),
  price: z.bigint(),
  percentage: z.int().nullable(),
  net: z.bigint(),
  recordedMinutes: z.int().nullable(),
  workers: z.int().nullable(),
  /** Which proposal it was taken from, and how much was proposed then. */
  proposal: z.enum(LINE_PROPOSALS).nullable(),
  proposedQuantity: z.bigint().nullable(),
});
export type LineRow = Readonly<z.output<typeof LineRow>>;
