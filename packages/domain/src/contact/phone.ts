import parsePhone from 'libphonenumber-js/max';

/**
 * A number as it is kept and shown, "+43 664 1234567"; null when it is none. The country code must be given, because
 * many workers keep a foreign number, and reading it as an Austrian one would call a stranger.
 */
export function canonicalPhone(raw: string): string | null {
  const withCode = raw.trim().replace(/^00/, '+');
  if (!withCode.startsWith('+')) return null;
  const parsed = parsePhone(withCode);
  return parsed?.isValid() ? parsed.formatInternational() : null;
}
