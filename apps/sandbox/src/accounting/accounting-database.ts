import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The accounting system's knowledge of its clients. Without a folder it is forgotten at the end. */
export function openDatabase(dataDir: string | undefined): DatabaseSync {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(dataDir ? join(dataDir, 'accounting.sqlite') : ':memory:');
  // FULL: what was answered as taken is on the disk, even after a kill -9 or a power cut.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS client (
      id TEXT PRIMARY KEY, code TEXT NOT NULL, user_name TEXT NOT NULL, password_hash TEXT NOT NULL,
      closed_until TEXT, revision INTEGER NOT NULL DEFAULT 1
    );
    CREATE TABLE IF NOT EXISTS cost_centre (
      client_id TEXT NOT NULL, id TEXT NOT NULL, resource TEXT NOT NULL, PRIMARY KEY (client_id, id)
    );
    CREATE TABLE IF NOT EXISTS employee (
      client_id TEXT NOT NULL, id TEXT NOT NULL, social_security_number TEXT, resource TEXT NOT NULL,
      PRIMARY KEY (client_id, id)
    );
    CREATE INDEX IF NOT EXISTS employee_by_number ON employee (client_id, social_security_number);
    CREATE TABLE IF NOT EXISTS registration (
      client_id TEXT NOT NULL, key TEXT NOT NULL, resource TEXT NOT NULL, PRIMARY KEY (client_id, key)
    );
    -- A line that was taken back is null, and its version stays.
    CREATE TABLE IF NOT EXISTS time (
      place INTEGER PRIMARY KEY AUTOINCREMENT, client_id TEXT NOT NULL, external_id TEXT NOT NULL,
      version INTEGER NOT NULL, line TEXT, UNIQUE (client_id, external_id)
    );
  `);
  return database;
}
