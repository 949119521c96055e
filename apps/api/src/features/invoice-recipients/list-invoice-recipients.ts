import { z } from 'zod';
import { RecipientFilterInput } from '#features/invoice-recipients/recipient-filter.ts';
import { RECIPIENT_SORT_KEYS, selectInvoiceRecipients } from '#features/invoice-recipients/recipient-lists.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

const BY_NAME = { key: 'NAME', isDescending: false } as const;

export const listInvoiceRecipients = query({
  action: 'invoice-recipients.read',
  input: z.object({
    page: PageInput,
    filter: RecipientFilterInput,
    sort: z.object({ key: z.enum(RECIPIENT_SORT_KEYS), isDescending: z.boolean() }).nullish(),
  }),
  run: ({ db, actor, input }) =>
    selectInvoiceRecipients(db, actor.tenantId, input.filter, input.sort ?? BY_NAME, input.page),
});
