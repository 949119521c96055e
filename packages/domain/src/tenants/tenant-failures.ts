import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

export const TENANT_FAILURES = defineFailures('tenants', {
  nameDiffers: { classification: 'BAD_REQUEST', message: 'Der eingegebene Name stimmt nicht mit der Agentur überein.' },
  ownTenant: { classification: 'BAD_REQUEST', message: 'Die eigene Agentur kann nicht gelöscht werden.' },
  entryInUse: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Ein gelöschter Personalpool oder eine gelöschte Einsatzart wird noch verwendet.',
  },
  codeTaken: { classification: 'BAD_REQUEST', message: 'Dieser Zuordnungscode ist bereits vergeben.' },
  accountingOnlyAtCreation: {
    classification: 'BAD_REQUEST',
    message: 'Die Lohnverrechnungs-Schnittstelle kann nur beim Anlegen der Agentur eingerichtet werden.',
  },
});

const ENTRIES = { pool: 'Der Personalpool', type: 'Die Einsatzart' } as const;

/** The same failure with its names: „Bar“ wird noch von Einsätzen verwendet. */
export const entryInUse = (kind: keyof typeof ENTRIES, description: string, users: string): FailureKind => ({
  ...TENANT_FAILURES.entryInUse,
  message: `${ENTRIES[kind]} „${description}“ wird noch von ${users} verwendet und kann nicht gelöscht werden.`,
});
