import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import { z } from 'zod';
import {
  RECIPIENT_SORT_KEYS,
  selectInvoiceRecipientNames,
  selectInvoiceRecipients,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

/** Which recipients; all when left out. */
export const RecipientFilterInput = z
  .object({ search: z.string().max(INVOICE_RECIPIENT_LIMITS.search).nullish(), ownPriceOf: EntityId.nullish() })
  .nullish()
  .transform((filter) => filter ?? {});

const BY_NAME = { key: 'NAME', isDescending: false } as const;

export const listInvoiceRecipients = query({
  action: 'invoice-recipients.read',
  input: z.object({
    page: PageInput,
    filter: RecipientFilterInput,
    sort: z.object({ key: z.enum(RECIPIENT_SORT_KEYS), isDescending: z.boolean() }).nullish(),
  }),
  run: ({ db, input }) => selectInvoiceRecipients(db, input.filter, input.sort ?? BY_NAME, input.page),
});

/** For choosing a recipient, wherever staff need one. */
export const listInvoiceRecipientNames = query({
  action: 'invoice-recipient-names.read',
  input: z.object({ filter: RecipientFilterInput }),
  run: ({ db, actor, input }) => selectInvoiceRecipientNames(db, actor.tenantId, input.filter),
});
