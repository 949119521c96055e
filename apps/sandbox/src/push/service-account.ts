import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ServiceAccount {
  readonly projectId: string;
  readonly email: string;
  readonly publicKey: KeyObject;
  /** As the sender gets it: the file that Google gives to download. */
  readonly credentials: (tokenUri: string) => string;
}

const KEY_FILE = 'push-key.pem';

/** The sender's account at the push service. Its key is made once and kept, so that a restart locks nobody out. */
export function openServiceAccount(dataDir: string): ServiceAccount {
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const key = readFileSync(file, 'utf8');
  const account = { projectId: 'gastspiel-sandbox', email: 'push@gastspiel-sandbox.example' };
  return {
    ...account,
    publicKey: createPublicKey(key),
    credentials: (tokenUri) =>
      JSON.stringify({
        type: 'service_account',
        project_id: account.projectId,
        client_email: account.email,
        private_key: key,
        token_uri: tokenUri,
      }),
  };
}
