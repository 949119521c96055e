import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { SEALED_COLUMNS } from '#features/sealed-columns.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { connectTo } from '#platform/database/client.ts';
import { keyName } from '#platform/secrets/assert-same-keys.ts';
import { countKeys, resealAll } from '#platform/secrets/sealed-columns.ts';
import { createSecrets } from '#platform/secrets/secrets.ts';

type Owner = Awaited<ReturnType<typeof connectTo>>;

/** Counts what each key of SECRET_KEYS holds, seals everything with the current one, or forgets one that holds nothing. */
export async function manageKeys([verb, ...ids]: string[], terminal: Terminal): Promise<void> {
  const [id] = ids;
  const isKnown = (verb === undefined || verb === 'reseal') && ids.length === 0;
  if (!isKnown && !(verb === 'retire' && id && ids.length === 1)) {
    throw new CommandError('admin keys: either nothing, or "reseal", or "retire" and the id of a key');
  }
  const config = loadConfig(terminal.env);
  const owner = await connectTo(databaseUrls(config).owner, { application_name: 'gastspiel admin' });
  try {
    if (verb === 'reseal') await reseal(owner, config, terminal);
    else if (id) await retire(owner, config, id, terminal);
    else await list(owner, config, terminal);
  } finally {
    await owner.end();
  }
}

async function list(owner: Owner, { SECRET_KEYS }: Config, terminal: Terminal): Promise<void> {
  const counts = await countKeys(owner, SEALED_COLUMNS);
  if (counts.length === 0) say(terminal, 'Nothing is sealed.');
  for (const { keyId, place, count } of counts) {
    const at = SECRET_KEYS.findIndex((key) => key.id === keyId);
    say(
      terminal,
      `${keyId}${at === 0 ? ' (current)' : at < 0 ? ' (MISSING from SECRET_KEYS)' : ''}  ${place}  ${count}`,
    );
  }
}

async function reseal(owner: Owner, config: Config, terminal: Terminal): Promise<void> {
  const [{ id: currentId }] = config.SECRET_KEYS;
  const known = new Set(config.SECRET_KEYS.map((key) => key.id));
  const missing = (await countKeys(owner, SEALED_COLUMNS)).filter(({ keyId }) => !known.has(keyId));
  if (missing[0])
    throw new CommandError(`The key "${missing[0].keyId}" is missing from SECRET_KEYS. Nothing was changed.`);
  let total = 0;
  await resealAll(owner, SEALED_COLUMNS, { secrets: createSecrets(config), currentId }, (place, count) => {
    total += count;
    say(terminal, `${place}  ${count}`);
  });
  say(terminal, `${total} values were sealed anew with "${currentId}".`);
}

async function retire(owner: Owner, { SECRET_KEYS }: Config, id: string, terminal: Terminal): Promise<void> {
  if (SECRET_KEYS[0].id === id) throw new CommandError(`"${id}" is the key that seals. Put another one first.`);
  const left = (await countKeys(owner, SEALED_COLUMNS)).filter(({ keyId }) => keyId === id);
  if (left.length > 0) {
    const where = left.map(({ place, count }) => `${place} ${count}`).join(', ');
    throw new CommandError(`"${id}" still holds ${where}. Run \`admin keys reseal\` first.`);
  }
  await owner.query('/* retireKey */ delete from maintenance.key_proofs where name = $1', [keyName(id)]);
  say(terminal, `Nothing is sealed with "${id}". Take it out of SECRET_KEYS; keep it as long as backups that need it.`);
}
