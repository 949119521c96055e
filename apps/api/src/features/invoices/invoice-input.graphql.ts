import { ArchiveInput } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { InvoiceDraftInput, InvoiceInput } from '@gastspiel/domain/invoices/invoice-input.ts';
import {
  invoiceStateType,
  paperLanguageType,
  surchargeKindType,
  taxTreatmentType,
} from '#features/invoices/invoice-parts.graphql.ts';
import { INVOICE_SORT_KEYS, InvoiceFilter, InvoiceSort } from '#features/invoices/list-invoices.ts';
import { type FieldNotes, inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput } from '#platform/graphql/money-type.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';

export const filterType = inputOf('InvoiceFilter', 'Which invoices; what is left out does not matter.', InvoiceFilter, {
  text: 'Words of number or recipient.',
  states: invoiceStateType,
});

export const archiveInputType = inputOf(
  'InvoiceArchiveInput',
  'Which sent invoices: by their issue dates.',
  ArchiveInput,
  {
    from: 'The first day, YYYY-MM-DD.',
    to: 'The last day, YYYY-MM-DD.',
    states: [invoiceStateType, 'In any of these; all when left out.'],
  },
);

export const sortType = inputOf('InvoiceSort', 'In which order.', InvoiceSort, {
  key: enumOf('InvoiceSortKey', 'The key of the order of invoices.', INVOICE_SORT_KEYS),
});

const { lines, surcharges, additionalItems } = InvoiceDraftInput.shape;
const PROPOSED = 'The proposal when it was taken; recorded anew since, it is outdated.';
const ON_PAPER = 'As it is to stand on the paper.';

/** Values that are decided by hand: the same fields for a preview and for saving. */
const BY_HAND: FieldNotes<typeof InvoiceDraftInput> = {
  issueDate: 'YYYY-MM-DD.',
  dueDate: 'After the issue date.',
  dunDate: 'After the due date.',
  taxTreatment: [taxTreatmentType, 'As the law offers it.'],
  notes: 'Stands on the paper.',
  lines: [
    inputOf('InvoiceLineInput', 'The changes by hand on the line of a block and a day.', lines, {
      day: 'YYYY-MM-DD.',
      description: ON_PAPER,
      quantity: 'Hours, with two decimals.',
    }),
    'Changed by hand; the others are as recorded.',
  ],
  surcharges: [
    inputOf('InvoiceSurchargeInput', 'A percentage on hours of a type.', surcharges, {
      description: ON_PAPER,
      quantity: 'Hours, with two decimals.',
      surchargePercentage: 'Such as 25.',
      price: [moneyInput, 'For an hour; needed only where the type has several prices on the invoice.'],
      kind: [surchargeKindType, 'The proposal that it is taken from; by its words when left out.'],
      proposedQuantity: PROPOSED,
    }),
    'Percentages on hours; as the recorded times ask for them when left out.',
  ],
  additionalItems: inputOf('InvoiceAdditionalItemInput', 'Whatever else is billed.', additionalItems, {
    description: ON_PAPER,
    quantity: 'With two decimals.',
    unit: 'Such as km.',
    pricePerUnit: moneyInput,
    isTravel: 'Whether it bills the recorded ways.',
    proposedQuantity: PROPOSED,
  }),
  takesPrices: 'Lines get the prices that their days of work have now, though they were made with others.',
};

export const draftInputType = inputOf(
  'InvoiceDraftInput',
  'The values of an invoice that are decided by hand.',
  InvoiceDraftInput,
  BY_HAND,
);

export const inputType = inputOf('InvoiceInput', 'Everything of an invoice.', InvoiceInput, {
  ...BY_HAND,
  language: paperLanguageType,
  includedWorklogBlockIds: 'The blocks whose hours are billed.',
});
