import { useQueryClient } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { DELETE_TEXTS } from './tenant-texts.ts';

const deleteTenant = defineCommand({
  document: graphql(`
    mutation DeleteTenant($id: String!, $name: String!) {
      deleteTenant(id: $id, name: $name)
    }
  `),
});

/** Deletes with the typed name, and goes back to the list. */
export function useDeleteTenant(id: string, name: string): (typed: string) => Promise<void> {
  const remove = useAttempt(deleteTenant);
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  return async (typed) => {
    await remove.send({ id, name: typed });
    // Nobody can go on in what is gone.
    if (chosenTenant.get() === id) chosenTenant.set(undefined);
    notify({ text: DELETE_TEXTS.deleted(name), detail: DELETE_TEXTS.deletedDetail });
    navigate(linkTo('/tenants'));
    // Not reset: the notice would go with the screen.
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
  };
}
