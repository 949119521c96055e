import { sql } from 'kysely';
import type { Chore } from '#platform/jobs/define-job.ts';

/** By then nobody tries a mail again: its row only takes room. */
export const sweepSentMails: Chore = {
  name: 'machine.sweep-sent-mails',
  at: '43 2 * * *',
  run: async (database) => {
    await sql`/* sweepSentMails */ select directory.sweep_sent_mails()`.execute(database.single);
  },
};
