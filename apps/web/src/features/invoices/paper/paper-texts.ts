export const PREVIEW_TEXTS = {
  title: 'Vorschau',
  paper: 'Papier',
  download: 'PDF herunterladen',
  enlarge: 'In voller Größe ansehen',
  close: 'Schließen',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
} as const;
