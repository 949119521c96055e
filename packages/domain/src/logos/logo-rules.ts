/** The rules for a logo, the tenant's as well as the one on its papers. */
export const LOGO_RULES = {
  minPixels: 256,
  maxBytes: 256 * 1024,
  /** A small file can unpack to gigabytes: beyond this many pixels it is not unpacked at all. */
  maxPixels: 25_000_000,
  mediaTypes: ['image/jpeg', 'image/png'],
} as const;

/** Why a picture can not be a logo. */
export const LOGO_FAILURES = {
  unreadable: 'Die Datei ist beschädigt und kann nicht gelesen werden.',
  wrongType: 'Das Logo muss ein JPG- oder PNG-Bild sein.',
  tooManyBytes: 'Das Logo darf höchstens 256 KB groß sein.',
  tooSmall: 'Das Logo muss mindestens 256 Pixel breit und hoch sein.',
  tooManyPixels: 'Das Bild hat zu viele Pixel; höchstens 25 Megapixel sind möglich.',
} as const;
