import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import type { TestApi } from '#app/testing/test-api.ts';
import { insertInvoiceRecipient, plainRecipient } from '#features/invoice-recipients/index.ts';

/** An invoice recipient of the tenant; answers its id. */
export const aRecipient = (api: TestApi, tenantId: string, customerNumber = '1001'): Promise<string> =>
  api.database.withTenant(tenantId, (db) =>
    insertInvoiceRecipient(db, tenantId, InvoiceRecipientInput.parse(plainRecipient({ customerNumber })), new Date()),
  );
