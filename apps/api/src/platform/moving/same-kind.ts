import type pg from 'pg';
import { keyName } from '#platform/secrets/assert-same-keys.ts';
import { countKeysOf, type SealedColumn } from '#platform/secrets/sealed-columns.ts';

/** Why the one can not take an agency of the other: another version, or other keys. Undefined if it can. */
export async function hindranceBetween(
  source: pg.Client,
  target: pg.Client,
  tenantId: string,
  sealed: readonly SealedColumn[],
): Promise<string | undefined> {
  const [here, there] = [await migrationsOf(source), await migrationsOf(target)];
  const missing = [...here].filter((name) => !there.has(name)).concat([...there].filter((name) => !here.has(name)));
  if (missing.length > 0) {
    return `The two are not of the same version (${missing.slice(0, 3).join(', ')}): bring both to one with "admin migrate".`;
  }
  const used = new Set((await countKeysOf(source, sealed, tenantId)).map(({ keyId }) => keyId));
  const [own, other] = [await proofsOf(source), await proofsOf(target)];
  if (!own.get('SECRET_HASH_KEY')?.equals(other.get('SECRET_HASH_KEY') ?? Buffer.of())) {
    return (
      'SECRET_HASH_KEY of the other installation is another one, so what is matched by its fingerprints there would not be found. ' +
      'An installation takes the SECRET_HASH_KEY of those that it gets agencies from, before it is used for the first time.'
    );
  }
  for (const id of used) {
    const [ours, theirs] = [own.get(keyName(id)), other.get(keyName(id))];
    if (!theirs) {
      return (
        `The other installation has not got the key "${id}", which values of this agency are sealed with. Put it behind the first one of its ` +
        'SECRET_KEYS, run any admin command there, and begin again; `admin keys reseal` there seals them with its own afterwards.'
      );
    }
    if (!ours?.equals(theirs)) {
      return (
        `The other installation calls another key "${id}". Put a new key of another id in front of SECRET_KEYS here, run ` +
        '`admin keys reseal`, give that key to the other one too, and begin again.'
      );
    }
  }
  return undefined;
}

const migrationsOf = async (client: pg.Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(
    `/* migrationsOf */ select name || ' ' || left(sha256, 8) as name from maintenance.migrations`,
  );
  return new Set(rows.map(({ name }) => name));
};

const proofsOf = async (client: pg.Client): Promise<ReadonlyMap<string, Buffer>> => {
  const { rows } = await client.query<{ name: string; proof: Buffer }>(
    '/* proofsOf */ select name, proof from maintenance.key_proofs',
  );
  return new Map(rows.map(({ name, proof }) => [name, proof]));
};
