export const OFFER_LIMITS = { notes: 2048, preventedNote: 256 } as const;
