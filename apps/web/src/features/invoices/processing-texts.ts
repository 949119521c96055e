export const PROCESSING_TEXTS = {
  label: 'Verlauf der Rechnung',
  steps: {
    created: 'Angelegt',
    issued: 'Ausstellung',
    sent: 'Versand',
    due: 'Fälligkeit',
    dun: 'Mahndatum',
    paid: 'Bezahlt',
    cancelled: 'Storniert',
  },
  looks: { done: 'erledigt', now: 'als Nächstes', late: 'überschritten', open: 'steht noch aus', off: 'entfällt' },
  notSent: 'noch nicht versendet',
  none: '–',
} as const;
