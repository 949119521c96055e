import { readEmployees } from '#features/accounting/read-employees.jobs.ts';
import { registerWorker } from '#features/accounting/register-worker.jobs.ts';
import { transferTimes } from '#features/accounting/transfer-times.jobs.ts';
import { settleRunItem } from '#features/billing-runs/billing-runs.jobs.ts';
import { runImport, sweepImports, undoImportedRows } from '#features/imports/imports.jobs.ts';
import { MAILS } from '#features/mails.ts';
import { pushNews, pushSeveral } from '#features/notifications/push-job.ts';
import { remindBookedWorkers, remindOfTomorrow } from '#features/offers/remind-booked.jobs.ts';
import { advanceWaves } from '#features/offers/waves/advance-waves.jobs.ts';
import { sweepOnboarding } from '#features/onboarding/onboarding.jobs.ts';
import { anonymiseLapsed, anonymiseWorker } from '#features/privacy/privacy.jobs.ts';
import { checkAllStandings, checkStandings } from '#features/standings/standings.jobs.ts';
import { eraseDeletedTenants, eraseTenant, tenantLook } from '#features/tenants/index.ts';
import { printTimeSheet, printTimeSheetsOfEvent } from '#features/time-sheets/time-sheets.jobs.ts';
import { noteAddress } from '#features/users/index.ts';
import { revokeAccess, syncAccess } from '#features/users/users.jobs.ts';
import { checkVatNumber } from '#features/vat-numbers/vat-numbers.jobs.ts';
import { sweepDownloads } from '#platform/downloads/downloads.sql.ts';
import { lookAfterAllFiles, lookAfterFiles } from '#platform/files/files.jobs.ts';
import { sweepIdempotencyKeys } from '#platform/graphql/idempotency.ts';
import type { IdentityAdmin } from '#platform/identity/identity-admin.ts';
import type { Chore, Job } from '#platform/jobs/define-job.ts';
import { mailJob } from '#platform/mail/mail-job.ts';
import type { Post } from '#platform/mail/post.ts';
import { sweepSentMails } from '#platform/mail/sent-mails.sql.ts';
import type { Press } from '#platform/pdf/press.ts';
import type { Push } from '#platform/push/push.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** The parts of the outside world that background work may use. */
export interface JobPorts {
  readonly issuer: string;
  readonly identityAdmin: IdentityAdmin | undefined;
  readonly secrets: Secrets;
  readonly press: Press;
  readonly post: Post;
  readonly push: Push | undefined;
  readonly viesUrl: string;
  /** Left out where none is set up. */
  readonly accountingUrl: string | undefined;
}

/** Every feature's background work. */
export const jobsOf = ({
  issuer,
  identityAdmin,
  press,
  post,
  push,
  secrets,
  viesUrl,
  accountingUrl,
}: JobPorts): readonly Job[] => [
  syncAccess(issuer, identityAdmin),
  revokeAccess(issuer, identityAdmin),
  anonymiseWorker,
  checkStandings,
  eraseTenant,
  lookAfterFiles,
  remindBookedWorkers,
  printTimeSheet(press),
  printTimeSheetsOfEvent(press),
  settleRunItem(press, viesUrl),
  runImport(secrets),
  undoImportedRows(secrets),
  pushNews(push, secrets),
  pushSeveral(push, secrets),
  advanceWaves,
  checkVatNumber(viesUrl),
  readEmployees(secrets, accountingUrl),
  registerWorker(secrets, accountingUrl),
  transferTimes(secrets, accountingUrl),
  ...MAILS.map((mail) => mailJob(mail, { post, secrets, lookOf: tenantLook, noteAddress })),
];

export const CHORES: readonly Chore[] = [
  anonymiseLapsed,
  checkAllStandings,
  eraseDeletedTenants,
  lookAfterAllFiles,
  remindOfTomorrow,
  sweepDownloads,
  sweepIdempotencyKeys,
  sweepImports,
  sweepOnboarding,
  sweepSentMails,
];
