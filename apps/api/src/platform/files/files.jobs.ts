import { z } from 'zod';
import { copyFiles } from '#platform/files/copy-files.ts';
import { letGoOfFiles, selectTenantsWithData } from '#platform/files/keep-files.sql.ts';
import { type Chore, defineJob, JobFailedForGood } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const LOOK_AFTER = { name: 'files.look-after', payload: z.object({}) };

/** Copies what a release before has left in its columns, and lets go of what no row points at any more. */
export const lookAfterFiles = defineJob({
  ...LOOK_AFTER,
  run: async ({ withTenant, signal }) => {
    const { damaged } = await copyFiles(withTenant, signal);
    while ((await withTenant(letGoOfFiles)) > 0) signal.throwIfAborted();
    if (damaged > 0)
      throw new JobFailedForGood(`${damaged} files are not what their hashes say: admin files tells more`);
  },
});

/** Every night, for each agency by itself. */
export const lookAfterAllFiles: Chore = {
  name: 'files.look-after-all',
  at: '10 3 * * *',
  run: async (database) => {
    for (const id of await database.withoutTenant(selectTenantsWithData)) {
      await database.withTenant(id, (db) => enqueue(db, LOOK_AFTER, {}, { key: `${LOOK_AFTER.name}:${id}` }));
    }
  },
};
