import { forgetTenant } from '#platform/session/ui-state.ts';
import { chosenTenant } from './chosen-tenant.ts';
import { queryClient } from './query-client.ts';

/** Goes on in another tenant, or in the person's own one: everything loaded so far belongs to the tenant that is left. */
export async function switchTenant(id: string | undefined): Promise<void> {
  chosenTenant.set(id);
  forgetTenant();
  await queryClient.resetQueries();
}
