export const VIEWER_TEXTS = {
  tenantMissing: 'Zu Ihrem Konto wurde keine Agentur gefunden. Bitte wenden Sie sich an die Systemadministration.',
  scopeMissing:
    'Ihre Anmeldung enthält nicht die Rechte, die Ihre Rolle braucht. Bitte melden Sie sich ab und wieder an. Hilft das nicht, wenden Sie sich an die Systemadministration.',
} as const;
