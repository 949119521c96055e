import type { TargetUserSecret } from '#domain/target-users/target-user-values.ts';

/** Enough to recognise a value, not enough to use it. */
export function maskSecret(secret: TargetUserSecret, plain: string): string {
  if (secret === 'SOCIAL_SECURITY_NUMBER') return `${plain.slice(0, 4)} ••••••`;
  if (secret === 'IBAN') return `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`;
  return `${plain.slice(0, 4)}••••`;
}
