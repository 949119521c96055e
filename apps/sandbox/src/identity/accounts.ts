import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Account, emailOf } from '#sandbox/identity/account.ts';

/** Another account has the user name or the e-mail address. */
export class AccountExists extends Error {}

export type Accounts = ReturnType<typeof accountsIn>;
export type NewAccount = Omit<Account, 'id' | 'meta'>;

export function accountsIn(database: DatabaseSync) {
  const fold = (text: string | undefined) => text?.toLowerCase() ?? null;
  const read = (row: Record<string, unknown> | undefined): Account | undefined =>
    row && JSON.parse(String(row['resource']));
  const byId = database.prepare('SELECT resource FROM account WHERE id = ?');
  const byUserName = database.prepare('SELECT resource FROM account WHERE user_name = ?');
  const byEmail = database.prepare('SELECT resource FROM account WHERE email = ?');
  const all = database.prepare('SELECT resource FROM account ORDER BY rowid');
  const remove = database.prepare('DELETE FROM account WHERE id = ?');
  const write = database.prepare(`
    INSERT INTO account (id, user_name, email, resource) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET user_name = excluded.user_name, email = excluded.email, resource = excluded.resource`);

  const save = (account: Account): Account => {
    try {
      write.run(account.id, account.userName.toLowerCase(), fold(emailOf(account)), JSON.stringify(account));
    } catch (error) {
      if (error instanceof Error && /UNIQUE constraint/.test(error.message)) throw new AccountExists();
      throw error;
    }
    return account;
  };
  return {
    create(account: NewAccount): Account {
      const now = new Date().toISOString();
      return save({ ...account, id: randomUUID(), meta: { resourceType: 'User', created: now, lastModified: now } });
    },
    update: (account: Account): Account =>
      save({ ...account, meta: { ...account.meta, lastModified: new Date().toISOString() } }),
    remove: (id: string): void => void remove.run(id),
    find: (id: string) => read(byId.get(id)),
    findByUserName: (userName: string) => read(byUserName.get(fold(userName))),
    findByEmail: (email: string) => read(byEmail.get(fold(email))),
    list: (): Account[] => all.all().flatMap((row) => read(row) ?? []),
  };
}
