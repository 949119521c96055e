import pino from 'pino';
import { startTestApi, type TestUser } from '#app/testing/test-api.ts';
import { startTestInbox } from '#app/testing/test-mail.ts';
import { settleRunItem } from '#features/billing-runs/billing-runs.jobs.ts';
import { MAILS } from '#features/mails.ts';
import { tenantLook } from '#features/tenants/index.ts';
import { printTimeSheet, printTimeSheetsOfEvent } from '#features/time-sheets/time-sheets.jobs.ts';
import { noteAddress } from '#features/users/index.ts';
import { runJobs } from '#platform/jobs/run-jobs.ts';
import { mailJob } from '#platform/mail/mail-job.ts';
import { createPost } from '#platform/mail/post.ts';

/** Where the register of VAT numbers would be. */
const NOBODY_LISTENS = 'http://127.0.0.1:1';

/** The API beside a mail server, with every mail sent as soon as it is due. */
export async function startMailing() {
  const [api, inbox] = await Promise.all([startTestApi(), startTestInbox()]);
  const post = createPost({ SMTP_URL: inbox.smtpUrl, MAIL_FROM: 'no-reply@test.example', APP_URL: 'https://app.test' });
  const jobs = await runJobs({
    connectionString: api.jobsUrl,
    database: api.database,
    jobs: [
      printTimeSheet(api.press),
      printTimeSheetsOfEvent(api.press),
      settleRunItem(api.press, NOBODY_LISTENS),
      ...MAILS.map((mail) => mailJob(mail, { post, secrets: api.secrets, lookOf: tenantLook, noteAddress })),
    ],
    chores: [],
    log: pino({ level: 'silent' }),
  });
  const addressOf = (person: TestUser) => `${person.id}@example.at`;
  return {
    api,
    inbox,
    /** Gives the person an address of their own. */
    async reachable(person: TestUser): Promise<TestUser> {
      await api.asOwner('update users set contact_email = $1 where id = $2', [addressOf(person), person.id]);
      return person;
    },
    received: (person: TestUser) => inbox.messages(addressOf(person)),
    /** As it lies in the database, without what making it through the API would tell by itself. */
    async anOffer(state: string, person: TestUser, appointmentId: string): Promise<string> {
      const [offer] = await api.asOwner<{ id: string }>(
        `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
         select tenant_id, id, $2, starts_at, ends_at, $3 from appointments where id = $1 returning id`,
        [appointmentId, person.id, state],
      );
      return offer?.id ?? '';
    },
    async stop(): Promise<void> {
      await jobs.stop();
      await inbox.stop();
      await api.close();
    },
  };
}
