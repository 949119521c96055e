import { CommandError } from '#app/commands/command-error.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { loadConfig } from '#platform/config/load-config.ts';
import { listDeadJobs, retryDeadJobs, withQueue } from '#platform/jobs/dead-jobs.ts';

/** Shows the jobs that failed for good, or runs some of them again. */
export async function manageJobs([verb, ...ids]: string[]): Promise<void> {
  if (verb !== undefined && (verb !== 'retry' || ids.length === 0 || !ids.every((id) => /^\d+$/.test(id)))) {
    throw new CommandError('admin jobs: either nothing, or "retry" and the numbers of the jobs');
  }
  await withQueue(databaseUrls(loadConfig()).jobs, async (client) => {
    if (verb === 'retry') {
      console.log(`${await retryDeadJobs(client, ids)} of ${ids.length} jobs will run again.`);
      return;
    }
    const dead = await listDeadJobs(client);
    if (dead.length === 0) console.log('No job has failed for good.');
    for (const { id, task, attempts, failedAt, lastError } of dead) {
      console.log(`${id}  ${task}  ${attempts} attempts, last ${failedAt.toISOString()}: ${lastError?.split('\n')[0]}`);
    }
  });
}
