const YEAR_SECONDS = 31_536_000;

/** Headers of every answer, whoever asked for what. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;
