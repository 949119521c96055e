import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { dropJobs, hurryJobs, listJobs, retryDeadJobs, withQueue } from '#platform/jobs/dead-jobs.ts';
import { listRefused, resendRefused } from '#platform/outbox/refused.ts';

const VERBS = {
  retry: { change: retryDeadJobs, done: 'will run again', takes: (ids: number) => ids > 0 },
  hurry: { change: hurryJobs, done: 'are due now', takes: () => true },
  drop: { change: dropJobs, done: 'were dropped', takes: (ids: number) => ids > 0 },
  resend: { change: resendRefused, done: 'of the outbox will be tried again', takes: (ids: number) => ids === 0 },
} as const;
const isVerb = (word: string): word is keyof typeof VERBS => Object.hasOwn(VERBS, word);

/** Numbers of jobs are those of PostgreSQL's bigint. */
const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

/** Shows the queue, or changes what becomes of some of its jobs. */
export async function manageJobs([verb, ...ids]: string[], terminal: Terminal): Promise<void> {
  const isWish = verb !== undefined && isVerb(verb) && ids.every(isId) && VERBS[verb].takes(ids.length);
  if (verb !== undefined && !isWish) {
    throw new CommandError(
      'admin jobs: either nothing, or "retry", "hurry" or "drop" and the numbers of the jobs, or "resend"',
    );
  }
  await withQueue(databaseUrls(loadConfig(terminal.env)).jobs, async (client) => {
    if (verb !== undefined && isVerb(verb)) {
      const { change, done } = VERBS[verb];
      const count = await change(client, ids);
      const said = ids.length > 0 ? `${count} of ${ids.length} jobs ${done}.` : `${count} jobs ${done}.`;
      if (count < ids.length) throw new CommandError(`${said} The others are not there, or in another state.`);
      say(terminal, said);
      return;
    }
    for (const { id, kind, tenantId, writtenAt, refusal } of await listRefused(client)) {
      say(
        terminal,
        `outbox ${id}  refused  ${kind}  ${tenantId}  ${writtenAt.toISOString()}: ${refusal.split('\n')[0]}`,
      );
    }
    const jobs = await listJobs(client);
    if (!jobs.some(({ state }) => state === 'dead')) say(terminal, 'No job has failed for good.');
    for (const { id, task, state, tenantId, attempts, at, lastError } of jobs) {
      const when = `${state === 'dead' ? 'failed' : 'due'} ${at.toISOString()}`;
      const reason = lastError ? `: ${lastError.split('\n')[0]}` : '';
      say(terminal, `${id}  ${state}  ${task}  ${tenantId ?? '-'}  ${attempts} attempts, ${when}${reason}`);
    }
  });
}
