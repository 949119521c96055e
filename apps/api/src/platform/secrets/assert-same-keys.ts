import { hkdfSync } from 'node:crypto';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { connectTo, type DatabaseClient } from '#platform/database/client.ts';
import { countKeys, type SealedColumn } from '#platform/secrets/sealed-columns.ts';

/** Tells nothing of the key, and is another one for every other key. */
const proofOf = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'gastspiel proof of key', 32));

/** Under which its proof lies. */
export const keyName = (id: string): string => `the key "${id}" of SECRET_KEYS`;

/**
 * Another key under a known name would open nothing that is sealed, and what it seals meanwhile nobody could open later: so
 * the database keeps a proof of every key that it has seen.
 */
export async function assertSameKeys(
  ownerUrl: string,
  { SECRET_KEYS, SECRET_HASH_KEY }: Pick<Config, 'SECRET_KEYS' | 'SECRET_HASH_KEY'>,
  columns: readonly SealedColumn[],
): Promise<void> {
  const keys = [
    ...SECRET_KEYS.map(({ id, key }) => ({ name: keyName(id), key })),
    { name: 'SECRET_HASH_KEY', key: SECRET_HASH_KEY },
  ];
  const owner = await connectTo(ownerUrl, { application_name: 'gastspiel migrate' });
  try {
    for (const { name, key } of keys) {
      const { rows } = await owner.query<{ proof: Buffer }>(
        `/* assertSameKeys */
        with first as (
          insert into maintenance.key_proofs (name, proof) values ($1, $2) on conflict do nothing returning proof)
        select proof from first union all select proof from maintenance.key_proofs where name = $1`,
        [name, proofOf(key)],
      );
      if (rows[0] && !rows[0].proof.equals(proofOf(key))) {
        throw new ConfigError(
          `${name} is not the one that this database was used with before, so nothing sealed with that can be read. ` +
            'Put the right one back, or give the new one an id of its own. An id whose key holds nothing is set free by ' +
            '`npm run admin -- keys retire ID`.',
        );
      }
    }
    await refuseMissing(
      owner,
      SECRET_KEYS.map(({ id }) => id),
      columns,
    );
  } finally {
    await owner.end();
  }
}

/** Values are counted only when a key that this database has seen is not at hand: it may hold nothing any more. */
async function refuseMissing(
  owner: DatabaseClient,
  ids: readonly string[],
  columns: readonly SealedColumn[],
): Promise<void> {
  const { rows } = await owner.query(
    `/* findMissingKeys */ select 1 from maintenance.key_proofs where name like 'the key "%' and not name = any($1)`,
    [ids.map(keyName)],
  );
  if (rows.length === 0) return;
  const missing = (await countKeys(owner, columns)).filter(({ keyId }) => !ids.includes(keyId));
  if (missing.length === 0) return;
  const where = missing.map(({ keyId, place, count }) => `"${keyId}": ${place} ${count}`).join(', ');
  throw new ConfigError(
    `SECRET_KEYS lacks a key that values are sealed with (${where}). Put it back behind the first one; ` +
      '`npm run admin -- keys reseal` seals them with the first, then it can go.',
  );
}
