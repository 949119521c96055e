import type { DenialValues } from '@gastspiel/domain/denials/denial-input.ts';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';

const CreateDenial = graphql(`
  mutation CreateDenial($id: String!, $input: InvoiceRecipientDenialInput!) {
    createInvoiceRecipientDenial(targetUserId: $id, input: $input) {
      invoiceRecipient {
        name
      }
    }
  }
`);

const DeleteDenial = graphql(`
  mutation DeleteDenial($id: String!) {
    deleteInvoiceRecipientDenial(denialId: $id)
  }
`);

/** Answers the customer's name. */
export async function createDenial(workerId: string, input: DenialValues): Promise<string> {
  const { createInvoiceRecipientDenial } = await atFields(execute(CreateDenial, { id: workerId, input }));
  await renewTargetUsers();
  return createInvoiceRecipientDenial.invoiceRecipient.name;
}

export async function deleteDenial(id: string): Promise<void> {
  await execute(DeleteDenial, { id });
  await renewTargetUsers();
}
