export const PREVIEW_TEXTS = {
  title: 'Vorschau',
  paper: 'Vorschau',
  download: 'PDF herunterladen',
  enlarge: 'In voller Größe ansehen',
  close: 'Schließen',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
} as const;
