export const CALENDAR_TEXTS = {
  title: 'Kalender',
  intro:
    'Abonniere deine Einsätze im Kalender deines Telefons. Gebuchte und angenommene Einsätze erscheinen dort von selbst.',
  create: 'Kalenderlink erstellen',
  failed: 'Der Kalenderlink konnte nicht geladen werden',
  since: (at: string) => `Dein Kalenderlink ist seit ${at} aktiv.`,
  once: 'Der Link wird nur jetzt angezeigt. Wer ihn hat, sieht deine Einsätze: Gib ihn nicht weiter.',
  link: 'Kalenderlink',
  copy: 'Link kopieren',
  subscribe: 'Im Kalender abonnieren',
  renew: 'Neuen Link erstellen',
  renewTitle: 'Neuen Kalenderlink erstellen?',
  renewHint: 'Der bisherige Link funktioniert dann nicht mehr. Du musst den Kalender neu abonnieren.',
  revoke: 'Link widerrufen',
  revokeTitle: 'Kalenderlink widerrufen?',
  revokeHint: 'Kalender, die ihn abonniert haben, bekommen keine Einsätze mehr.',
  revoked: 'Kalenderlink widerrufen',
} as const;
