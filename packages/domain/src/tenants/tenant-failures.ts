import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

export const TENANT_FAILURES = defineFailures('tenants', {
  nameDiffers: 'Der eingegebene Name stimmt nicht mit der Agentur überein.',
  ownTenant: 'Die eigene Agentur kann nicht gelöscht werden.',
  entryInUse: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Ein gelöschter Personalpool oder eine gelöschte Einsatzart wird noch verwendet.',
  },
  codeTaken: 'Dieser Zuordnungscode ist bereits vergeben.',
  accountingOnlyAtCreation: 'Die Lohnverrechnungs-Schnittstelle kann nur beim Anlegen der Agentur eingerichtet werden.',
});

const ENTRIES = { pool: 'Der Personalpool', type: 'Die Einsatzart' } as const;

/** The same failure with its names: „Bar“ wird noch von Einsätzen verwendet. */
export const entryInUse = (kind: keyof typeof ENTRIES, description: string, users: string): FailureKind => ({
  ...TENANT_FAILURES.entryInUse,
  message: `${ENTRIES[kind]} „${description}“ wird noch von ${users} verwendet und kann nicht gelöscht werden.`,
});
