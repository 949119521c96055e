import type { Config } from '#platform/config/config.ts';
import { loginUrl, type ServerRole } from '#platform/database/provision-roles.ts';

export interface DatabaseUrls {
  /** Migrates; owns everything. */
  readonly owner: string;
  /** Serves requests; owns nothing. */
  readonly app: string;
  /** Runs the job queue; sees no tenant's data. */
  readonly jobs: string;
  /** The logins that the server makes itself, because the operator gave no address for them. */
  readonly loginsToMake: Partial<Record<ServerRole, string>>;
}

export function databaseUrls(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_JOBS_URL'>,
): DatabaseUrls {
  const { DATABASE_URL: owner, DATABASE_APP_URL, DATABASE_JOBS_URL } = config;
  const app = DATABASE_APP_URL ?? loginUrl(owner, 'app');
  const jobs = DATABASE_JOBS_URL ?? loginUrl(owner, 'jobs');
  return {
    owner,
    app,
    jobs,
    loginsToMake: { ...(DATABASE_APP_URL ? {} : { app }), ...(DATABASE_JOBS_URL ? {} : { jobs }) },
  };
}
