import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { LoginError, toLoginError } from './login-error.ts';

const answered = (error: string, description = '') =>
  new AuthorizationResponseError('', { cause: new URLSearchParams({ error, error_description: description }) });
const refused = (error: string) => new ResponseBodyError('', { cause: { error }, response: new Response() });

describe('a login error', () => {
  it.each([
    [new DOMException('late', 'TimeoutError'), 'timeout', 'timeout'],
    [answered('access_denied'), 'cancelled', 'Popup closed'],
    [answered('login_required'), 'login_required', 'login_required'],
    [answered('mfa_required'), 'mfa_required', 'mfa_required'],
    [refused('invalid_grant'), 'login_failed', 'Login failed'],
    [new TypeError('Failed to fetch'), 'login_failed', 'Login failed'],
    [new LoginError('state_mismatch'), 'state_mismatch', 'Invalid state'],
  ])('tells %s as %s', (cause, code, shown) => {
    expect(toLoginError(cause, 'login')).toMatchObject({ code, message: shown });
  });

  it('asks for a new login when the refresh token is used up', () => {
    expect(toLoginError(refused('invalid_grant'), 'renewal').code).toBe('login_required');
  });

  it('names a renewal that failed otherwise', () => {
    expect(toLoginError(new TypeError('Failed to fetch'), 'renewal').message).toBe('Get access token failed');
  });

  it("never shows the provider's description, which anybody can write into a link", () => {
    const cause = answered('server_error', 'Rufen Sie 0900 an');
    expect(toLoginError(cause, 'login').message).toBe('Login failed');
  });
});
