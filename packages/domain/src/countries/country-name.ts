const NAMES = new Intl.DisplayNames('de', { type: 'region' });

/** "Österreich" for AT. */
export const countryNameOf = (code: string): string => NAMES.of(code) ?? code;
