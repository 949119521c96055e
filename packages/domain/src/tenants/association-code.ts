/** Which form an association code leads to. */
export const ONBOARDING_FLOWS = ['TARGET_USER', 'TENANT_USER'] as const;
export type OnboardingFlow = (typeof ONBOARDING_FLOWS)[number];

/** Codes are compared without regard to case and to blanks around them. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** The characters of a code: it stands in a link and is read out on the phone. */
export const CODE_PATTERN = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A new code from random bytes, about fifty bits: too many to guess past the limit on attempts. */
export function codeFrom(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

export const inviteLink = (appUrl: string, code: string): string => `${appUrl}/onboarding/${encodeURIComponent(code)}`;
