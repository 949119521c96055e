import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import type { inputOf } from './recipient-form.ts';
import type { Recipient } from './recipient-query.ts';
import { RECIPIENTS } from './recipients-query.ts';

const CreateInvoiceRecipient = graphql(`
  mutation CreateInvoiceRecipient($input: InvoiceRecipientInput!) {
    createInvoiceRecipient(input: $input) {
      id
    }
  }
`);

const UpdateInvoiceRecipient = graphql(`
  mutation UpdateInvoiceRecipient($id: String!, $version: Int!, $input: InvoiceRecipientInput!) {
    updateInvoiceRecipient(invoiceRecipientId: $id, version: $version, input: $input) {
      id
    }
  }
`);

const DeleteInvoiceRecipient = graphql(`
  mutation DeleteInvoiceRecipient($id: String!) {
    deleteInvoiceRecipient(invoiceRecipientId: $id)
  }
`);

type Input = ReturnType<typeof inputOf>;

const renewScreens = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [RECIPIENTS] });

export async function createRecipient(input: Input): Promise<void> {
  await atFields(execute(CreateInvoiceRecipient, { input }));
  await renewScreens();
}

/** Saves over the version that was edited. */
export async function updateRecipient({ id, version }: Recipient, input: Input): Promise<void> {
  await atFields(execute(UpdateInvoiceRecipient, { id, version, input }));
  await renewScreens();
}

export async function deleteRecipient(id: string): Promise<void> {
  await execute(DeleteInvoiceRecipient, { id });
}
