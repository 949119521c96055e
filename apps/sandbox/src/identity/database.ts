import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Everything that the identity provider must still know after a restart. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'identity.sqlite'));
  // FULL: what was answered as done is on the disk, even after a kill -9 or a power cut.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS account (
      id TEXT PRIMARY KEY, user_name TEXT NOT NULL UNIQUE, email TEXT UNIQUE, resource TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS artifact (
      kind TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, expires_at INTEGER,
      grant_id TEXT, uid TEXT, user_code TEXT, PRIMARY KEY (kind, id)
    );
    CREATE INDEX IF NOT EXISTS artifact_by_grant ON artifact (grant_id);
    CREATE INDEX IF NOT EXISTS artifact_by_uid ON artifact (uid);
    CREATE INDEX IF NOT EXISTS artifact_by_expiry ON artifact (expires_at);
  `);
  return database;
}
