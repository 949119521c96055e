import { listInvoiceRecipients } from '#features/invoice-recipients/list-invoice-recipients.ts';
import {
  type InvoiceRecipientName,
  type InvoiceRecipientSummary,
  RECIPIENT_SORT_KEYS,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const recipientNameType = oncePerSchema((builder) =>
  builder.objectRef<InvoiceRecipientName>('InvoiceRecipientName').implement({
    description: 'What all staff may see of an invoice recipient.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the recipient.' }),
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
    key: enumOf('InvoiceRecipientSortKey', 'What invoice recipients are sorted by.', RECIPIENT_SORT_KEYS),
    isDescending: 'Whether from the end.',
  },
);

export const recipientSummaryType = (builder: Builder) =>
  builder.objectRef<InvoiceRecipientSummary>('InvoiceRecipientSummary').implement({
    description: 'An invoice recipient as the overview shows it.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the recipient.' }),
      customerNumber: t.exposeString('customerNumber', { description: 'Unique within the tenant.' }),
      name: t.exposeString('name', { description: 'The name of the company or person.' }),
      postalCode: t.exposeString('postalCode', { description: 'The postal code.' }),
      location: t.exposeString('location', { description: 'The town.' }),
      contactEmail: t.exposeString('contactEmail', { nullable: true, description: 'Where to write to.' }),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'Where to call.' }),
      contactPersonNames: t.exposeStringList('contactPersonNames', { description: 'Whom to talk to, in order.' }),
    }),
  });
