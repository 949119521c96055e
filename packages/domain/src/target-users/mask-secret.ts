import type { TargetUserSecret } from '#domain/target-users/target-user-values.ts';

/**
 * Enough to recognise a value, not enough to use it. Of a social security number the first four digits are the secret: the rest
 * is the birthday, which stands beside it.
 */
export function maskSecret(secret: TargetUserSecret, plain: string): string {
  if (secret === 'SOCIAL_SECURITY_NUMBER') return `•••• ••••${plain.slice(-2)}`;
  if (secret === 'IBAN') return `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`;
  return `${plain.slice(0, 4)}••••`;
}
