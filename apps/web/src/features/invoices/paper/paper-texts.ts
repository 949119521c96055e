export const PREVIEW_TEXTS = {
  title: 'Vorschau',
  paper: 'Vorschau',
  download: 'PDF herunterladen',
  enlarge: 'In voller Größe ansehen',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
} as const;
