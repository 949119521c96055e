import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { socialSecurityNumberEnd } from '@gastspiel/domain/target-users/social-security-number.ts';
import { TARGET_USER_SECRETS, type TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** The column in which each secret lies; its name is bound into the seal. */
const COLUMNS = {
  SOCIAL_SECURITY_NUMBER: 'social_security_number',
  IBAN: 'iban',
  BIC: 'bic',
} as const satisfies Record<TargetUserSecret, string>;

interface Worker {
  readonly tenantId: string;
  readonly userId: string;
}

const placeOf = ({ tenantId, userId }: Worker, secret: TargetUserSecret) => ({
  tenantId,
  rowId: userId,
  field: COLUMNS[secret],
});

const Sealed = z.record(z.enum(keysOf(TARGET_USER_SECRETS)), z.instanceof(Buffer).nullable());

const findSealed = (db: TenantDb, id: string) =>
  rowOf(
    db,
    Sealed,
    sql`/* findSealedSecrets */
    select social_security_number as "SOCIAL_SECURITY_NUMBER", iban as "IBAN", bic as "BIC"
    from target_users where tenant_id = ${TENANT} and user_id = ${id}`,
  );

/** The secrets that a worker has, without opening any. */
export async function findKeptSecrets(db: TenantDb, id: string): Promise<ReadonlySet<TargetUserSecret>> {
  const sealed = await findSealed(db, id);
  return new Set(keysOf(TARGET_USER_SECRETS).filter((secret) => sealed?.[secret]));
}

/** One secret in clear, null where there is none, undefined where there is no such worker. Each reading leaves a record. */
export async function openSecret(
  db: TenantDb,
  secrets: Secrets,
  worker: Worker,
  secret: TargetUserSecret,
): Promise<string | null | undefined> {
  const sealed = await findSealed(db, worker.userId);
  const value = sealed?.[secret];
  return value ? secrets.open(placeOf(worker, secret), value) : sealed && null;
}

/** All secrets of a worker in clear. The caller has asked for the right to them, and left a record. */
export async function openSecrets(
  db: TenantDb,
  secrets: Secrets,
  worker: Worker,
): Promise<Readonly<Record<TargetUserSecret, string | null>> | null> {
  const sealed = await findSealed(db, worker.userId);
  if (!sealed) return null;
  const open = (secret: TargetUserSecret) => {
    const value = sealed[secret];
    return value && secrets.open(placeOf(worker, secret), value);
  };
  return { SOCIAL_SECURITY_NUMBER: open('SOCIAL_SECURITY_NUMBER'), IBAN: open('IBAN'), BIC: open('BIC') };
}

const SealedNumber = z.object({ id: z.string(), sealed: z.instanceof(Buffer) });

/** The end of the social security numbers of many workers, which mostly is the birthday: enough to compare, too little to tell. */
export async function socialSecurityNumberEnds(
  db: TenantDb,
  secrets: Secrets,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    db,
    SealedNumber,
    sql`/* findSealedNumbers */
    select user_id as id, social_security_number as sealed from target_users
    where tenant_id = ${TENANT} and user_id = any(${ids}::uuid[]) and social_security_number is not null`,
  );
  const open = ({ id, sealed }: z.output<typeof SealedNumber>) =>
    secrets.open(placeOf({ tenantId, userId: id }, 'SOCIAL_SECURITY_NUMBER'), sealed);
  return new Map(rows.map((row) => [row.id, socialSecurityNumberEnd(open(row))]));
}

/** Undefined leaves a secret as it is; null removes it. */
export type GivenSecrets = Readonly<Partial<Record<TargetUserSecret, string | null | undefined>>>;

/** Seals and saves what was given. Answers what the audit log may know of it: that it changed, never what it is. */
export async function saveSecrets(
  db: TenantDb,
  secrets: Secrets,
  worker: Worker,
  given: GivenSecrets,
): Promise<Record<string, string>> {
  const named = keysOf(TARGET_USER_SECRETS).filter((secret) => given[secret] !== undefined);
  if (named.length === 0) return {};
  const all = Object.entries(sealedColumns(secrets, worker, given));
  const columns = all.filter(([column]) => named.some((secret) => column.startsWith(COLUMNS[secret])));
  await sql`/* saveSealedSecrets */
    update target_users set ${sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where tenant_id = ${TENANT} and user_id = ${worker.userId}`.execute(db);
  return Object.fromEntries(named.map((secret) => [secret, given[secret] === null ? 'removed' : 'changed']));
}

export type SealedColumns = ReturnType<typeof sealedColumns>;

/** The columns of a worker's secrets. A fingerprint lies beside the sealed number, so that nothing has to be opened to find it. */
export function sealedColumns(secrets: Secrets, worker: Worker, given: GivenSecrets) {
  const sealed = (secret: TargetUserSecret) => {
    const plain = given[secret] ?? null;
    return plain === null ? null : secrets.seal(placeOf(worker, secret), plain);
  };
  const { SOCIAL_SECURITY_NUMBER: number = null } = given;
  return {
    social_security_number: sealed('SOCIAL_SECURITY_NUMBER'),
    social_security_number_hash: number === null ? null : fingerprintOf(secrets, worker.tenantId, number),
    iban: sealed('IBAN'),
    bic: sealed('BIC'),
  };
}

/** The same for the same number: payroll's people are matched by it. */
export const fingerprintOf = (secrets: Secrets, tenantId: string, socialSecurityNumber: string): Buffer =>
  secrets.fingerprint(tenantId, COLUMNS.SOCIAL_SECURITY_NUMBER, socialSecurityNumber);
