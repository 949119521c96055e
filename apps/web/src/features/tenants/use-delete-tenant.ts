import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { DELETE_TEXTS } from './tenant-texts.ts';

const DeleteTenantDocument = graphql(`
  mutation DeleteTenant($id: String!, $name: String!) {
    deleteTenant(id: $id, name: $name)
  }
`);

// As plain text: the router's types know nothing of the features' paths.
const LIST: string = '/tenants';

/** Deletes with the typed name, and goes back to the list. */
export function useDeleteTenant(id: string, name: string): (typed: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  return async (typed) => {
    await execute(DeleteTenantDocument, { id, name: typed });
    // Nobody can go on in what is gone.
    if (chosenTenant.get() === id) chosenTenant.set(undefined);
    notify({ text: DELETE_TEXTS.deleted(name), detail: DELETE_TEXTS.deletedDetail });
    await navigate({ to: LIST });
    // Not reset: the notice would go with the screen.
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
  };
}
