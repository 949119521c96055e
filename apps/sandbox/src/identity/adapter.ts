import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

const now = () => Math.floor(Date.now() / 1000);

/** Keeps oidc-provider's sessions, grants and tokens in SQLite. One table serves all its models. */
export function createAdapter(database: DatabaseSync): AdapterFactory {
  const sweep = database.prepare('DELETE FROM artifact WHERE expires_at <= ?');
  const save = database.prepare(`
    INSERT INTO artifact (kind, id, payload, expires_at, grant_id, uid, user_code) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at,
      grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code`);
  const consume = database.prepare(`
    UPDATE artifact SET payload = json_set(payload, '$.consumed', ?) WHERE kind = ? AND id = ?`);
  const destroy = database.prepare('DELETE FROM artifact WHERE kind = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM artifact WHERE kind = ? AND grant_id = ?');
  const findBy = (column: 'id' | 'uid' | 'user_code') =>
    database.prepare(`
      SELECT payload FROM artifact WHERE kind = ? AND ${column} = ? AND (expires_at IS NULL OR expires_at > ?)`);
  const [byId, byUid, byUserCode] = [findBy('id'), findBy('uid'), findBy('user_code')];
  const payloadOf = (row: Record<string, unknown> | undefined): AdapterPayload | undefined =>
    row && JSON.parse(String(row['payload']));

  return (kind) => ({
    async upsert(id, payload, expiresIn) {
      sweep.run(now());
      const expiresAt = expiresIn ? now() + expiresIn : null;
      const keys: SQLInputValue[] = [payload.grantId ?? null, payload.uid ?? null, payload.userCode ?? null];
      save.run(kind, id, JSON.stringify(payload), expiresAt, ...keys);
    },
    find: async (id) => payloadOf(byId.get(kind, id, now())),
    findByUid: async (uid) => payloadOf(byUid.get(kind, uid, now())),
    findByUserCode: async (code) => payloadOf(byUserCode.get(kind, code, now())),
    consume: async (id) => void consume.run(now(), kind, id),
    destroy: async (id) => void destroy.run(kind, id),
    revokeByGrantId: async (grantId) => void revoke.run(kind, grantId),
  });
}
