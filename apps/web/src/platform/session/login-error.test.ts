import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { LoginError, toLoginError } from './login-error.ts';

describe('a login error', () => {
  it.each([
    [new ErrorTimeout('Network timed out'), 'timeout', 'timeout'],
    [new DOMException('late', 'TimeoutError'), 'timeout', 'timeout'],
    [new ErrorResponse({ error: 'access_denied' }), 'cancelled', 'Popup closed'],
    [new ErrorResponse({ error: 'login_required' }), 'login_required', 'login_required'],
    [new ErrorResponse({ error: 'mfa_required' }), 'mfa_required', 'mfa_required'],
    [new ErrorResponse({ error: 'invalid_grant' }), 'login_failed', 'Login failed'],
    [new TypeError('Failed to fetch'), 'login_failed', 'Login failed'],
    [new LoginError('state_mismatch'), 'state_mismatch', 'Invalid state'],
  ])('tells %s as %s', (cause, code, shown) => {
    expect(toLoginError(cause, 'login')).toMatchObject({ code, message: shown });
  });

  it('asks for a new login when the refresh token is used up', () => {
    expect(toLoginError(new ErrorResponse({ error: 'invalid_grant' }), 'renewal').code).toBe('login_required');
  });

  it('names a renewal that failed otherwise', () => {
    expect(toLoginError(new TypeError('Failed to fetch'), 'renewal').message).toBe('Get access token failed');
  });

  it("never shows the provider's description, which anybody can write into a link", () => {
    const cause = new ErrorResponse({ error: 'server_error', error_description: 'Rufen Sie 0900 an' });
    expect(toLoginError(cause, 'login').message).toBe('Login failed');
  });
});
