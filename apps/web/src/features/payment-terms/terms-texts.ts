export const TERMS_TEXTS = {
  title: 'Zahlungsziel',
  hint: 'Steht auf jeder Rechnung und in der E-Rechnung. Versendete Rechnungen bleiben.',
  ownTitle: 'Zahlungsziel',
  ownHint: 'Leer heißt: wie bei der Agentur eingestellt.',
  days: 'Zahlbar in',
  unit: 'Tagen',
  discount: 'Skonto',
  discountDays: 'Skonto binnen',
  save: 'Speichern',
  saved: 'Zahlungsziel gespeichert',
  loading: 'Wird geladen …',
  failed: 'Das Zahlungsziel konnte nicht geladen werden',
  inDays: (days: number): string => (days === 1 ? 'zahlbar in einem Tag' : `zahlbar in ${days} Tagen`),
  withDiscount: (percent: string, days: number): string =>
    `${percent} Skonto bei Zahlung in ${days === 1 ? 'einem Tag' : `${days} Tagen`}`,
} as const;
