export const VIEWER_TEXTS = {
  tenantMissing: 'Zu diesem Konto wurde keine Agentur gefunden.',
  scopeMissing: 'Diese Anmeldung enthält nicht die nötigen Rechte. Bitte ab- und wieder anmelden.',
} as const;
