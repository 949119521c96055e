import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';

/** Every way in which signing in or staying signed in can fail, with the word that people are shown. */
const SHOWN = {
  missing_transaction: 'missing_transaction',
  state_mismatch: 'Invalid state',
  timeout: 'timeout',
  cancelled: 'Popup closed',
  missing_refresh_token: 'missing_refresh_token',
  mfa_required: 'mfa_required',
  login_required: 'login_required',
  login_failed: 'Login failed',
  get_access_token_failed: 'Get access token failed',
} as const;
export type LoginErrorCode = keyof typeof SHOWN;

export class LoginError extends Error {
  override readonly name = 'LoginError';
  readonly code: LoginErrorCode;

  constructor(code: LoginErrorCode, cause?: unknown) {
    super(SHOWN[code], { cause });
    this.code = code;
  }
}

/** The meaning of the provider's own error codes. Its descriptions are never shown: anybody can write a link with one. */
const PROVIDER_CODES: Readonly<Record<string, LoginErrorCode>> = {
  access_denied: 'cancelled',
  login_required: 'login_required',
  mfa_required: 'mfa_required',
};

export function toLoginError(cause: unknown, during: 'login' | 'renewal'): LoginError {
  if (cause instanceof LoginError) return cause;
  if (isTimeout(cause)) return new LoginError('timeout', cause);
  if (cause instanceof AuthorizationResponseError || cause instanceof ResponseBodyError) {
    // A refresh token that is used up, revoked or lapsed: the person has to sign in again.
    if (during === 'renewal' && cause.error === 'invalid_grant') return new LoginError('login_required', cause);
    const code = PROVIDER_CODES[cause.error];
    if (code) return new LoginError(code, cause);
  }
  return new LoginError(during === 'login' ? 'login_failed' : 'get_access_token_failed', cause);
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}
