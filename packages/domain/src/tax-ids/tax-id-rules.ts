import type { VatNumberFault } from '#domain/tax-ids/vat-number.ts';

/** The faults of a tax id, in the words that stand at the field. */
export const TAX_ID_RULES = {
  vatNumber: {
    PREFIX: 'Bitte mit dem Länderkürzel beginnen, z. B. ATU12345675 oder DE123456789.',
    FORMAT: 'Diese UID-Nummer hat nicht die Form, die für das Länderkürzel gilt, z. B. ATU12345675.',
    CHECK_DIGIT: 'Die Prüfziffer stimmt nicht. Bitte die UID-Nummer auf Tippfehler prüfen.',
  } satisfies Record<VatNumberFault, string>,
  firmenbuchNumber: 'Bitte eine Firmenbuchnummer angeben, z. B. FN 123456a.',
} as const;
