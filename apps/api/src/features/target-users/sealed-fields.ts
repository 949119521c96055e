import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** The column in which each secret lies; its name is bound into the seal. */
export const SECRET_COLUMNS = {
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
  field: SECRET_COLUMNS[secret],
});

export const sealSecret = (secrets: Secrets, worker: Worker, secret: TargetUserSecret, plain: string): Buffer =>
  secrets.seal(placeOf(worker, secret), plain);

export const openSecret = (secrets: Secrets, worker: Worker, secret: TargetUserSecret, sealed: Buffer): string =>
  secrets.open(placeOf(worker, secret), sealed);
