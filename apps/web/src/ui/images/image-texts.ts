const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;
const megapixels = (pixels: number): string => String(Math.ceil(pixels / 1_000_000));

export const IMAGE_TEXTS = {
  choose: 'Bild wählen',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  drop: 'oder hierher ziehen',
  wrongType: 'Bitte ein Bild im Format PNG oder JPG wählen.',
  tooLarge: (bytes: number, max: number): string =>
    `Das Bild hat ${kilobytes(bytes)}, erlaubt sind höchstens ${kilobytes(max)}.`,
  tooSmall: (width: number, height: number, min: number): string =>
    `Das Bild hat ${width} × ${height} Pixel, jede Seite braucht mindestens ${min}.`,
  tooManyPixels: (pixels: number, max: number): string =>
    `Das Bild hat ${megapixels(pixels)} Megapixel, erlaubt sind höchstens ${megapixels(max)}.`,
  broken: 'Das Bild ist beschädigt und lässt sich nicht öffnen.',
  rules: (min: number, max: number): string =>
    `PNG oder JPG, mindestens ${min} Pixel je Seite, höchstens ${kilobytes(max)}`,
} as const;
