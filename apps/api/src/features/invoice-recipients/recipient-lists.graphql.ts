import {
  type InvoiceRecipientName,
  type InvoiceRecipientSummary,
  RECIPIENT_SORT_KEYS,
  type RecipientFilter,
  type RecipientSort,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
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

/** Recipients as lists show them, and how a list is asked for. */
export function recipientListTypes(builder: Builder) {
  const SortKey = builder.enumType('InvoiceRecipientSortKey', {
    description: 'What invoice recipients are sorted by.',
    values: RECIPIENT_SORT_KEYS,
  });
  return {
    Summary: builder.objectRef<InvoiceRecipientSummary>('InvoiceRecipientSummary').implement({
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
    }),
    Filter: builder.inputRef<RecipientFilter>('InvoiceRecipientFilter').implement({
      description: 'Which invoice recipients.',
      fields: (t) => ({
        search: t.string({ required: false, description: 'Words, each of which has to occur; umlauts do not matter.' }),
      }),
    }),
    Sort: builder.inputRef<RecipientSort>('InvoiceRecipientSort').implement({
      description: 'The order of invoice recipients.',
      fields: (t) => ({
        key: t.field({ type: SortKey, description: 'What to sort by.' }),
        isDescending: t.boolean({ description: 'Whether from the end.' }),
      }),
    }),
  };
}
