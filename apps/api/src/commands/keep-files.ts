import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { withServerParts } from '#app/commands/with-server-parts.ts';
import { copyFiles } from '#platform/files/copy-files.ts';
import { countUncopied } from '#platform/files/files-before.ts';
import { selectTenantsWithData } from '#platform/files/keep-files.sql.ts';

/** Tells of which agencies files still lie where the release before kept them; with "copy" they are copied now and not by night. */
export async function keepFiles(args: string[], terminal: Terminal): Promise<void> {
  const [verb, ...rest] = args;
  if (rest.length > 0 || (verb !== undefined && verb !== 'copy')) {
    throw new CommandError('admin files: either nothing, or "copy"');
  }
  await withServerParts(terminal, async ({ database }) => {
    let left = 0;
    for (const id of await database.withoutTenant(selectTenantsWithData)) {
      if (verb === 'copy') {
        const { copied, damaged } = await copyFiles((work) => database.withTenant(id, work));
        if (copied > 0) say(terminal, `${id}  ${copied} copied`);
        if (damaged > 0) say(terminal, `${id}  ${damaged} are not what their hashes say, and were left where they are`);
      }
      const uncopied = await database.withTenant(id, countUncopied);
      if (uncopied > 0) say(terminal, `${id}  ${uncopied} to be copied`);
      left += uncopied;
    }
    if (left > 0) {
      throw new CommandError(
        verb === 'copy'
          ? `${left} files were not copied.`
          : `${left} files are to be copied: "admin files copy" does it.`,
      );
    }
    say(terminal, 'All files lie where this release looks for them.');
  });
}
