import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { greeting, startTestInbox } from '#app/testing/test-mail.ts';
import { until } from '#app/testing/until.ts';
import { tenantLook } from '#features/tenants/index.ts';
import { noteAddress } from '#features/users/index.ts';
import { listDeadJobs, type QueuedJob, retryDeadJobs, withQueue } from '#platform/jobs/dead-jobs.ts';
import { type RunningJobs, runJobs } from '#platform/jobs/run-jobs.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { mailJob, messageIdOf } from '#platform/mail/mail-job.ts';
import { createPost } from '#platform/mail/post.ts';
import { sweepSentMails } from '#platform/mail/sent-mails.sql.ts';

const FROM = 'no-reply@gastspiel.example';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let api: TestApi;
let inbox: Awaited<ReturnType<typeof startTestInbox>>;
let jobs: RunningJobs;
let tenantId: string;
let userId: string;
let address: string;
const log: string[] = [];
beforeAll(async () => {
  [api, inbox] = await Promise.all([startTestApi(), startTestInbox()]);
  const post = createPost({ SMTP_URL: inbox.smtpUrl, MAIL_FROM: FROM, APP_URL: 'https://app.example.at' });
  jobs = await runJobs({
    connectionString: api.jobsUrl,
    database: api.database,
    jobs: [mailJob(greeting, { post, secrets: api.secrets, lookOf: tenantLook, noteAddress })],
    chores: [],
    log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
  });
});
afterAll(async () => {
  await jobs.stop();
  await inbox.stop();
  await api.close();
});
beforeEach(async () => {
  tenantId = await api.aTenant({ name: 'Wirt & Söhne <Wien>' });
  await api.asOwner(`update directory.tenants set contact_email = 'buero@wirt.example' where id = $1`, [tenantId]);
  userId = (await api.aUser({ tenantId, role: 'TARGET_USER' })).id;
  address = `${randomUUID()}@example.at`;
  await api.asOwner(`update users set first_name = 'Jürgen', contact_email = $1 where id = $2`, [address, userId]);
});
afterEach(() => inbox.behave({ mode: 'accept' }));

const ask = (cause = 'one', wanted = userId) =>
  api.database.withTenant(tenantId, (db) => enqueueMail(db, greeting, { userId: wanted }, { cause }));
const received = () => inbox.messages(address);
const idOf = (cause = 'one') => messageIdOf(greeting.name, tenantId, cause, FROM);
interface Waiting {
  id: string;
  attempts: number;
  last_error: string | null;
}
/** Other jobs wait there too, which nobody runs here. */
const OWN = `payload ->> 'tenantId' = $1
  and task_id = (select id from graphile_worker._private_tasks where identifier = '${greeting.name}')`;
const waiting = () =>
  api.asOwner<Waiting>(`select id, attempts, last_error from graphile_worker._private_jobs where ${OWN}`, [tenantId]);
/** As if the back-off were over. */
const hurry = () =>
  api.asOwner(
    `update graphile_worker._private_jobs set run_at = now()
     where ${OWN} and locked_at is null and attempts < max_attempts`,
    [tenantId],
  );
const done = () => until(async () => (await hurry()) !== undefined && (await waiting()).length === 0);
const failedOnce = () => until(async () => (await waiting()).some(({ last_error }) => last_error !== null));
const dead = () => withQueue(api.jobsUrl, listDeadJobs);
const ownDead = async (): Promise<QueuedJob | undefined> => {
  const ids = (await waiting()).map(({ id }) => id);
  return (await dead()).find(({ id }) => ids.includes(id));
};
/** A process that took a mail so long ago is dead. */
const ageClaims = () =>
  api.asOwner(`update sent_mails set claimed_at = now() - interval '6 minutes' where tenant_id = $1`, [tenantId]);
const header = (headers: readonly { name: string; value: string }[], name: string) =>
  headers.find((found) => found.name.toLowerCase() === name)?.value;

describe('a mail', () => {
  test('arrives as text and as HTML, in the name of the agency', async () => {
    await api.asOwner(
      `update tenant_themes set logo_square_base64 = $1, primary_main = '#123456' where tenant_id = $2`,
      [PIXEL, tenantId],
    );
    await ask();
    await done();
    const [mail, ...more] = await received();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Grüße an Jürgen', from: `"Wirt & Söhne <Wien>" <${FROM}>` });
    const headers = mail?.headers ?? [];
    expect(header(headers, 'message-id')).toBe(idOf());
    expect(header(headers, 'reply-to')).toContain('<buero@wirt.example>');
    expect(header(headers, 'auto-submitted')).toBe('auto-generated');

    expect(mail?.text).toContain('Hallo Jürgen,\n\nschön, dass du da bist.\nBis bald!');
    expect(mail?.text).toContain('Treffpunkt: Bühneneingang <hinten>');
    expect(mail?.text).toContain('Zum Angebot:\nhttps://app.example.at/offer/1?a=1&b=2');
    expect(mail?.text).toContain('Antworten auf diese E-Mail gehen an Wirt & Söhne <Wien>.');

    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.html).toContain('#123456');
    expect(mail?.html).toContain('Bühneneingang &lt;hinten&gt;');
    expect(mail?.html).toContain('alt="Wirt &amp; Söhne &lt;Wien&gt;"');
    expect(mail?.html).toContain('href="https://app.example.at/offer/1?a=1&amp;b=2"');
    expect(mail?.html).toContain('src="data:image/png;base64,');
    expect(mail?.attachments.map(({ filename }) => filename).sort()).toEqual(['Plan.txt', 'logo.png']);
  });

  test('needs neither a logo nor an address for answers', async () => {
    await api.asOwner('update directory.tenants set contact_email = null where id = $1', [tenantId]);
    await ask();
    await done();
    const [mail] = await received();
    expect(header(mail?.headers ?? [], 'reply-to')).toBeUndefined();
    expect(mail?.text).toContain('Bitte nicht auf diese E-Mail antworten');
    expect(mail?.html).not.toContain('<img');
  });

  test('can not be given more headers or markup by what somebody wrote', async () => {
    const name = 'Eva\r\nBcc: all@example.at\r\n\r\n<script>alert(1)</script>';
    await api.asOwner('update users set first_name = $1 where id = $2', [name, userId]);
    await ask();
    await done();
    const [mail] = await received();
    expect(mail?.to).toEqual([address]);
    expect(header(mail?.headers ?? [], 'bcc')).toBeUndefined();
    expect(mail?.subject).toContain('Grüße an Eva Bcc: all@example.at');
    expect(mail?.html).not.toContain('<script');
  });

  test('that nobody wants any more is not sent', async () => {
    await ask('one', randomUUID());
    await done();
    await api.asOwner('update directory.tenants set deleted_at = now() where id = $1', [tenantId]);
    await ask('two');
    await done();
    expect(await received()).toEqual([]);
    expect(await api.asOwner('select 1 from sent_mails where tenant_id = $1', [tenantId])).toEqual([]);
  });

  test('leaves neither its address nor its text in the queue or in the log', async () => {
    await inbox.behave({ mode: 'refuse', code: 451 });
    await ask();
    await failedOnce();
    const [job] = await waiting();
    expect(job?.last_error).toContain('the mail server answered 451 to RCPT TO');
    expect([JSON.stringify(job), ...log].join('\n')).not.toContain(address);
    await inbox.behave({ mode: 'accept' });
    await done();
  });
});

describe('a cause', () => {
  test('is told once, however often and however late it is asked for', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    await done();
    await ageClaims();
    await ask();
    await done();
    expect(await received()).toHaveLength(1);
  });

  test('is another one in another mail', async () => {
    await ask('one');
    await ask('two');
    await done();
    const ids = (await received()).map(({ headers }) => header(headers, 'message-id'));
    expect(ids.sort()).toEqual([idOf('one'), idOf('two')].sort());
  });

  test('that a worker is just telling is left to it, until it is surely dead', async () => {
    await api.asOwner('insert into sent_mails (tenant_id, message_id) values ($1, $2)', [tenantId, idOf()]);
    await ask();
    const id = (await waiting())[0]?.id;
    await until(() => log.some((line) => line.includes('job put off') && line.includes(`"id":"${id}"`)));
    const [job] = await api.asOwner(
      `select attempts, locked_at, run_at = (select date_trunc('milliseconds', claimed_at) + interval '5 minutes' from sent_mails where tenant_id = ($1::text)::uuid)
         as "comesAgainAtItsEnd" from graphile_worker._private_jobs where ${OWN}`,
      [tenantId],
    );
    expect(job).toEqual({ attempts: 0, locked_at: null, comesAgainAtItsEnd: true });
    const loud = log.filter((line) => line.includes(`"id":"${id}"`) && !line.includes('"level":30'));
    expect(loud).toEqual([]);
    expect(await received()).toEqual([]);
    await ageClaims();
    await done();
    expect(await received()).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test.each([
    ['that refuses for now', { mode: 'refuse', code: 451 }],
    ['that loses the mail', { mode: 'drop' }],
  ])('%s is asked again', async (_how, behaviour) => {
    await inbox.behave(behaviour);
    await ask();
    await failedOnce();
    expect(await received()).toEqual([]);
    await inbox.behave({ mode: 'accept' });
    await done();
    expect(await received()).toHaveLength(1);
  });

  test('whose answer is lost gets the same message again, and can tell', async () => {
    await inbox.behave({ mode: 'lose-answer' });
    await ask();
    await failedOnce();
    await inbox.behave({ mode: 'accept' });
    await done();
    const ids = (await received()).map(({ headers }) => header(headers, 'message-id'));
    expect(ids).toEqual([idOf(), idOf()]);
  });

  test('that refuses an address lets the office know whom mails do not reach, until one does', async () => {
    const isRefused = async () =>
      (await api.asOwner('select is_email_refused from users where id = $1', [userId]))[0]?.['is_email_refused'];
    await inbox.behave({ mode: 'refuse', code: 550 });
    await ask('one');
    await until(async () => (await ownDead()) !== undefined);
    expect(await isRefused()).toBe(true);
    await inbox.behave({ mode: 'accept' });
    await ask('two');
    await until(async () => (await received()).length === 1);
    await until(async () => (await isRefused()) === false);
  });

  test('takes a letter to a domain with umlauts', async () => {
    const mailbox = randomUUID();
    await api.asOwner('update users set contact_email = $1 where id = $2', [`${mailbox}@müller.example`, userId]);
    await ask();
    await done();
    const taken = (await inbox.messages('')).flatMap(({ to }) => to).filter((to) => to.startsWith(mailbox));
    expect(taken).toEqual([`${mailbox}@müller.example`]);
  });

  test('that refuses for good is not asked again: the job is dead, is listed, and can be run anew', async () => {
    await inbox.behave({ mode: 'refuse', code: 550 });
    await ask();
    await until(async () => (await ownDead()) !== undefined);
    const job = await ownDead();
    expect(job).toMatchObject({
      task: greeting.name,
      attempts: 1,
      lastError: expect.stringContaining('the mail server answered 550 to RCPT TO'),
    });
    expect(log.filter((line) => line.includes('job failed for good')).join()).toContain(`"id":"${job?.id}"`);
    // The next try fails in another way, and is not the last one any more.
    await inbox.behave({ mode: 'refuse', code: 451 });
    await withQueue(api.jobsUrl, (client) => retryDeadJobs(client, [job?.id ?? '']));
    await until(async () => (await waiting()).some(({ last_error }) => last_error?.includes('451')));
    expect(await ownDead()).toBeUndefined();
    await inbox.behave({ mode: 'accept' });
    await done();
    expect(await received()).toHaveLength(1);
  });

  test('whose TLS can not be trusted says why', async () => {
    const SMTP_URL = inbox.smtpUrl.replace('smtp:', 'smtps:');
    const post = createPost({ SMTP_URL, MAIL_FROM: FROM, APP_URL: 'https://app.example.at' });
    const letter = { to: address, subject: 'Hallo', paragraphs: [] };
    const look = { name: 'Agentur', replyTo: null, color: '#123456', logo: null };
    await expect(post.send(letter, look, '<a@b>')).rejects.toThrow(
      /can not be used \(ESOCKET: .*(SSL|TLS|wrong version)/,
    );
  });

  test('is not bothered with what is no address', async () => {
    await api.asOwner(`update users set contact_email = 'keine Adresse' where id = $1`, [userId]);
    await ask();
    await until(async () => (await ownDead()) !== undefined);
    expect((await ownDead())?.lastError).toContain('an address is none');
  });
});

test('which mails were sent is forgotten after half a year, and not before', async () => {
  const tenant = await api.aTenant();
  await api.asOwner(
    `insert into sent_mails (tenant_id, message_id, claimed_at, sent_at)
     select $1, 'mail-' || days, now() - make_interval(days => days), now() from unnest(array[1, 179, 181]) days`,
    [tenant],
  );
  await sweepSentMails.run(api.database);
  const left = await api.asOwner('select message_id from sent_mails where tenant_id = $1 order by 1', [tenant]);
  expect(left).toEqual([{ message_id: 'mail-1' }, { message_id: 'mail-179' }]);
});
