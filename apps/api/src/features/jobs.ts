import { eraseDeletedTenants } from '#features/tenants/tenants.jobs.ts';
import { revokeAccess, syncAccess } from '#features/users/users.jobs.ts';
import { sweepDownloads } from '#platform/downloads/sweep-downloads.ts';
import { sweepIdempotencyKeys } from '#platform/graphql/sweep-idempotency-keys.ts';
import type { IdentityAdmin } from '#platform/identity/identity-admin.ts';
import type { Chore, Job } from '#platform/jobs/define-job.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What background work may use of the outside world. */
export interface JobPorts {
  readonly issuer: string;
  readonly identityAdmin: IdentityAdmin | undefined;
  readonly secrets: Secrets;
}

/** Every feature's background work. */
export const jobsOf = ({ issuer, identityAdmin }: JobPorts): readonly Job[] => [
  syncAccess(issuer, identityAdmin),
  revokeAccess(issuer, identityAdmin),
];

export const CHORES: readonly Chore[] = [eraseDeletedTenants, sweepDownloads, sweepIdempotencyKeys];
