import { z } from 'zod';
import { isBic, isIban, plainIban } from '#domain/bank/iban.ts';

/** The faults of bank data, in the words that stand at the field. */
export const BANK_RULES = {
  iban: 'Diese IBAN ist nicht gültig.',
  bic: 'Ein BIC hat 8 oder 11 Zeichen, z. B. GIBAATWWXXX.',
} as const;

const plainly = (isValid: (plain: string) => boolean, message: string) =>
  z.string().max(64, message).transform(plainIban).refine(isValid, message);

/** Typed with blanks or without, kept without. */
export const iban = plainly(isIban, BANK_RULES.iban);
export const bic = plainly(isBic, BANK_RULES.bic);
