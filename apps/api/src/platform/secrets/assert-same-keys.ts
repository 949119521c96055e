import { hkdfSync } from 'node:crypto';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { connectTo } from '#platform/database/client.ts';

/** Tells nothing of the key, and is another one for every other key. */
const proofOf = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'gastspiel proof of key', 32));

/**
 * Another key under a known name would open nothing that is sealed, and what it seals meanwhile nobody could open later: so
 * the database keeps a proof of every key that it has seen.
 */
export async function assertSameKeys(
  ownerUrl: string,
  { SECRET_KEYS, SECRET_HASH_KEY }: Pick<Config, 'SECRET_KEYS' | 'SECRET_HASH_KEY'>,
): Promise<void> {
  const keys = [
    ...SECRET_KEYS.map(({ id, key }) => ({ name: `the key "${id}" of SECRET_KEYS`, key })),
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
            'Put the right one back.',
        );
      }
    }
  } finally {
    await owner.end();
  }
}
