import { listInvoiceRecipients } from '#features/invoice-recipients/list-invoice-recipients.ts';
import {
  type InvoiceRecipientName,
  type InvoiceRecipientSummary,
  RECIPIENT_SORT_KEYS,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const recipientNameType = oncePerSchema((builder) =>
  builder.objectRef<InvoiceRecipientName>('InvoiceRecipientName').implement({
    description: 'The facts of an invoice recipient that all staff may see.',
    fields: (t) => ({
      id: t.exposeID('id'),
      customerNumber: t.exposeString('customerNumber', { description: 'Unique within the tenant.' }),
      name: t.exposeString('name', { description: 'The name of the company or person.' }),
    }),
  }),
);

export const recipientFilterType = inputOf(
  'InvoiceRecipientFilter',
  'Which invoice recipients.',
  listInvoiceRecipients.input.shape.filter,
  { search: 'Words, each of which has to occur; umlauts do not matter.' },
);

export const recipientSortType = inputOf(
  'InvoiceRecipientSort',
  'The order of invoice recipients.',
  listInvoiceRecipients.input.shape.sort,
  {
    key: enumOf('InvoiceRecipientSortKey', 'The key of the order of invoice recipients.', RECIPIENT_SORT_KEYS),
    isDescending: 'Whether from the end.',
  },
);

export const recipientSummaryType = oncePerSchema((builder) =>
  builder.objectRef<InvoiceRecipientSummary>('InvoiceRecipientSummary').implement({
    description: 'An invoice recipient as the overview shows it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      customerNumber: t.exposeString('customerNumber', { description: 'Unique within the tenant.' }),
      name: t.exposeString('name', { description: 'The name of the company or person.' }),
      postalCode: t.exposeString('postalCode'),
      location: t.exposeString('location'),
      contactEmail: t.exposeString('contactEmail', { nullable: true }),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      contactPersonNames: t.exposeStringList('contactPersonNames', { description: 'Whom to talk to, in order.' }),
    }),
  }),
);
