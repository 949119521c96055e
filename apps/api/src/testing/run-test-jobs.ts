import pino from 'pino';
import { onTestFinished } from 'vitest';
import type { TestApi } from '#app/testing/test-api.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import { runJobs } from '#platform/jobs/run-jobs.ts';

/** Runs these jobs until the test is over. */
export async function runTestJobs(api: TestApi, ...jobs: readonly Job[]): Promise<void> {
  const { jobsUrl: connectionString, database } = api;
  const running = await runJobs({ connectionString, database, jobs, chores: [], log: pino({ level: 'silent' }) });
  onTestFinished(() => running.stop());
}
