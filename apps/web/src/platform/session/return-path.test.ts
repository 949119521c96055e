import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://app.example';

it.each(['/', '/invoices', '/invoice/1?tab=paper#total', '/onboarding/AB%20C'])('goes back to %s', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'invoices',
  '',
  undefined,
  42,
])('goes home instead of %j', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBe('/');
});

it('never goes back to the callback, which would end in an error', () => {
  expect(safeReturnPath('/oidc-callback?code=1', ORIGIN)).toBe('/');
});
