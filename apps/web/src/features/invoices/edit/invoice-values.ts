import { datesFrom, INVOICE_DATE_RULES, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_LIMITS, InvoiceInput } from '@gastspiel/domain/invoices/invoice-input.ts';
import type { SurchargeKind } from '@gastspiel/domain/invoices/surcharges.ts';
import {
  languageFor,
  type PaperLanguage,
  type TaxTreatment,
  treatmentsFor,
} from '@gastspiel/domain/invoices/tax-treatment.ts';
import { toCents } from '@gastspiel/domain/money/money.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import type { VariablesOf } from '#platform/graphql/graphql.ts';
import type { InvoiceLine, InvoiceWhole } from '../invoice-query.ts';
import type { Billing, PreviewVariables } from './billing-query.ts';
import type { CreateInvoice } from './save-invoice.ts';

/** The values of the form. Quantities, percentages and prices are whole hundredths, as their fields hold them. */
export interface InvoiceValues {
  recipientId: string;
  includedWorklogBlockIds: string[];
  language: PaperLanguage;
  issueDate: string | null;
  dueDate: string | null;
  dunDate: string | null;
  taxTreatment: TaxTreatment;
  notes: string;
  /** Lines that were changed by hand, by block and day; the others are as recorded. */
  lines: Record<string, HandLine>;
  surcharges: {
    appointmentTypeId: string | null;
    description: string;
    quantity: number | null;
    surchargePercentage: number | null;
    /** The price of an hour, in cents; it tells apart the hours of a kind of work that has several on the invoice. */
    price: number | null;
    /** The proposal that it was taken from, and how much was proposed then. */
    kind: SurchargeKind | null;
    proposedQuantity: number | null;
  }[];
  /** Whether what is proposed is taken, though nobody has seen it yet: the server knows it before the form does. */
  takesProposed: boolean;
  additionalItems: {
    description: string;
    quantity: number | null;
    unit: string;
    pricePerUnit: number | null;
    isTravel: boolean;
    proposedQuantity: number | null;
  }[];
  /** Whether lines get the prices that the recipient pays now. */
  takesPrices: boolean;
}

export interface HandLine {
  description: string;
  quantity: number | null;
}

export type InvoiceApiInput = VariablesOf<typeof CreateInvoice>['input'];

export const keyOf = ({ worklogBlockId, day }: Pick<InvoiceLine, 'worklogBlockId' | 'day'>): string =>
  `${worklogBlockId}_${day}`;

/** 7.25 → 725 */
export const hundredthsOf = (value: number): number => Number(toCents(value));
const fromHundredths = (value: number | null): number => (value === null ? Number.NaN : value / 100);

/** The law's proposal for a recipient, and the blocks that can be billed: all of them. */
export function proposedFor({ recipient, blocks }: Billing) {
  const { countryCode } = recipient.letterHead.address;
  const [taxTreatment = 'TAXED'] = treatmentsFor({ countryCode, vatNumber: recipient.letterHead.vatNumber });
  return {
    recipientId: recipient.id,
    language: languageFor(countryCode),
    taxTreatment,
    includedWorklogBlockIds: blocks
      .filter(({ obstacle }) => obstacle === null)
      .map(({ id }) => id)
      .slice(0, INVOICE_LIMITS.blocks),
  };
}

/** The days of another recipient's term, as long as nobody has set them otherwise. */
export function movedDates({ issueDate, dueDate, dunDate }: InvoiceValues, before: Billing, after: Billing) {
  if (!issueDate || !isDay(issueDate)) return {};
  const old = datesFrom(issueDate, before.recipient.usedPaymentTerms.days);
  if (dueDate !== old.dueDate || dunDate !== old.dunDate) return {};
  return datesFrom(issueDate, after.recipient.usedPaymentTerms.days);
}

export const newValues = (billing: Billing, today: string): InvoiceValues => ({
  ...proposedFor(billing),
  ...datesFrom(today, billing.recipient.usedPaymentTerms.days),
  notes: '',
  lines: {},
  surcharges: [],
  takesProposed: true,
  additionalItems: [],
  takesPrices: false,
});

/** A saved draft. All its lines are as they were saved, whatever was recorded since. */
export const invoiceValues = (invoice: InvoiceWhole): InvoiceValues => ({
  recipientId: invoice.recipientId,
  includedWorklogBlockIds: [...invoice.includedWorklogBlockIds],
  language: invoice.language === 'EN' ? 'en' : 'de',
  issueDate: invoice.issueDate,
  dueDate: invoice.processingSteps.dueDate,
  dunDate: invoice.processingSteps.dunDate,
  taxTreatment: invoice.taxTreatment,
  notes: invoice.notes ?? '',
  lines: Object.fromEntries(
    invoice.lines.map((line) => [
      keyOf(line),
      { description: line.description, quantity: hundredthsOf(line.quantity) },
    ]),
  ),
  surcharges: invoice.surcharges.map((surcharge) => ({
    appointmentTypeId: surcharge.appointmentTypeId,
    description: surcharge.description,
    quantity: hundredthsOf(surcharge.quantity),
    surchargePercentage: hundredthsOf(surcharge.surchargePercentage),
    price: hundredthsOf(surcharge.price.value),
    kind: surcharge.kind,
    // A draft of before says nothing of it: then it is what was taken.
    proposedQuantity: surcharge.kind && hundredthsOf(surcharge.proposedQuantity ?? surcharge.quantity),
  })),
  takesProposed: false,
  additionalItems: invoice.additionalItems.map((item) => ({
    description: item.description,
    quantity: hundredthsOf(item.quantity),
    unit: item.unit,
    pricePerUnit: hundredthsOf(item.pricePerUnit.value),
    isTravel: item.isTravel,
    proposedQuantity: item.isTravel ? hundredthsOf(item.proposedQuantity ?? item.quantity) : null,
  })),
  takesPrices: false,
});

/** The keys of the hand-made lines that are sent, in the order in which they are sent. */
const sentKeys = ({ lines, includedWorklogBlockIds }: InvoiceValues): readonly string[] =>
  Object.keys(lines).filter((key) => lines[key] && includedWorklogBlockIds.includes(key.split('_')[0] ?? ''));

/** As it travels, checked or not: what is missing is no number, and no day. */
const inputOf = (values: InvoiceValues) => ({
  recipientId: values.recipientId,
  includedWorklogBlockIds: values.includedWorklogBlockIds,
  language: values.language,
  issueDate: values.issueDate ?? '',
  dueDate: values.dueDate ?? '',
  dunDate: values.dunDate ?? '',
  taxTreatment: values.taxTreatment,
  notes: values.notes,
  lines: sentKeys(values).map((key) => {
    const [worklogBlockId = '', day = ''] = key.split('_');
    const { description = '', quantity = null } = values.lines[key] ?? {};
    return { worklogBlockId, day, description, quantity: fromHundredths(quantity) };
  }),
  surcharges: values.takesProposed
    ? null
    : values.surcharges.map((surcharge) => ({
        ...surcharge,
        appointmentTypeId: surcharge.appointmentTypeId ?? '',
        quantity: fromHundredths(surcharge.quantity),
        surchargePercentage: fromHundredths(surcharge.surchargePercentage),
        price: surcharge.price === null ? null : { value: surcharge.price / 100 },
        proposedQuantity: surcharge.proposedQuantity === null ? null : surcharge.proposedQuantity / 100,
      })),
  additionalItems: values.additionalItems.map((item) => ({
    ...item,
    quantity: fromHundredths(item.quantity),
    pricePerUnit: { value: fromHundredths(item.pricePerUnit) },
    proposedQuantity: item.proposedQuantity === null ? null : item.proposedQuantity / 100,
  })),
  takesPrices: values.takesPrices,
});

type Entered = ReturnType<typeof inputOf>;
const apiInputOf = (input: Entered): InvoiceApiInput => ({
  ...input,
  notes: input.notes.trim() || null,
  language: input.language === 'en' ? 'EN' : 'DE',
});

/** The paths of the API are those of the form, but for lines, which the form knows by block and day, and for amounts. */
export function formPath(path: string, values: InvoiceValues): string {
  const [, index, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? [];
  if (index !== undefined) return `lines.${sentKeys(values)[Number(index)]}${rest}`;
  return path.replace(/\.value$/, '');
}

/** The domain's rules at the fields of the form. A draft has a number, and with it a year that it can't leave. */
export const invoiceResolver =
  (year?: number): Resolver<InvoiceValues, unknown, InvoiceApiInput> =>
  (values, _context, options) => {
    const input = inputOf(values);
    const { error } = InvoiceInput.safeParse(input);
    const faults: Record<string, FieldError> = {};
    for (const { path, message, code } of error?.issues ?? []) {
      faults[formPath(path.join('.'), values)] ??= { type: code, message };
    }
    if (year !== undefined && !faults['issueDate'] && yearOfDay(input.issueDate) !== year) {
      faults['issueDate'] = { type: 'year', message: INVOICE_DATE_RULES.year(year) };
    }
    if (Object.keys(faults).length > 0) return { values: {}, errors: toNestErrors(faults, options) };
    return { values: apiInputOf(input), errors: {} };
  };

/** The question for a preview; nothing while something is missing or wrong. */
export function previewOf(values: InvoiceValues, invoiceId: string | null): PreviewVariables | null {
  const input = inputOf(values);
  if (!InvoiceInput.safeParse(input).success) return null;
  const { recipientId, includedWorklogBlockIds, language, ...draft } = apiInputOf(input);
  return { worklogBlockIds: includedWorklogBlockIds, invoiceRecipientId: recipientId, language, invoiceId, draft };
}
