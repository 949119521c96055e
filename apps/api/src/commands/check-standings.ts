import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { withServerParts } from '#app/commands/with-server-parts.ts';
import { countDrifted, mendStandings } from '#features/standings/index.ts';
import { selectTenantIds } from '#platform/database/tenant-ids.sql.ts';

/** Holds what is kept of appointments, workers and invoices against what is counted now, agency by agency; with "mend" it is counted anew. */
export async function checkStandings(args: string[], terminal: Terminal): Promise<void> {
  const [verb, ...rest] = args;
  if (rest.length > 0 || (verb !== undefined && verb !== 'mend')) {
    throw new CommandError('admin standings: either nothing, or "mend"');
  }
  await withServerParts(terminal, async ({ database }) => {
    let wrong = 0;
    for (const id of await database.withoutTenant(selectTenantIds)) {
      const count = await database.withTenant(id, verb === 'mend' ? mendStandings : countDrifted);
      if (count > 0) say(terminal, `${id}  ${count} ${verb === 'mend' ? 'counted anew' : 'kept otherwise'}`);
      wrong += count;
    }
    if (wrong > 0 && verb !== 'mend') throw new CommandError('"admin standings mend" counts them anew.');
    if (wrong === 0) say(terminal, 'What is kept of appointments, workers and invoices is what is counted.');
  });
}
